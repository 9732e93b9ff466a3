import { describe, expect, test } from 'vitest';
import { acceptedQuote } from './quotes/link-schemas.ts';
import { quoteCustomer } from './quotes/schemas.ts';
import { isSeen } from './unsafe-in-names.ts';
import { personName } from './users/schemas.ts';

test.each(['Ann', '李', 'ש', '-', '7', '\u3164Kim', '🙂'])('%j is seen', (name) => {
  expect(isSeen(name)).toBe(true);
});

const UNSEEN = ['\u200b', '\u2800', '\u3164', '\uffa0', '\u115f\u1160', '\u00ad', '\u200b\u2800\u3164', '\ufe0f'];

describe.each(UNSEEN)('the name %j', (name) => {
  test('is not seen, and nobody has it', () => {
    expect(isSeen(name)).toBe(false);
    expect(
      personName(() => 'Enter a name.')
        .safeParse(name)
        .error?.issues.map(({ message }) => message),
    ).toEqual(['Enter a name.']);
    expect(acceptedQuote.safeParse({ token: 't', name }).success).toBe(false);
    expect(quoteCustomer.safeParse({ name, email: '' }).success).toBe(false);
  });
});

test('a quote is not accepted in a name that turns the text around it', () => {
  expect(acceptedQuote.safeParse({ token: 't', name: 'Ann \u202eeerga' }).success).toBe(false);
  expect(acceptedQuote.safeParse({ token: 't', name: 'Ann Lee' }).success).toBe(true);
});
