import { enquiryLimits as limits } from '@vitrine/contract/enquiries/limits';
import { expect, test } from 'vitest';
import { signOfMachine } from './signs-of-machines.ts';

const person = { trap: '', elapsed: 30_000, fromAddress: 1, fromEmail: 1 };

test.each([
  ['a person', {}, null],
  ['a form that does not say how long it took', { elapsed: undefined }, null],
  ['the slowest of the too fast', { elapsed: limits.fastestMs - 1 }, 'too_fast'],
  ['the fastest person', { elapsed: limits.fastestMs }, null],
  ['a filled trap', { trap: 'https://spam.test' }, 'trap'],
  ['a trap with spaces only', { trap: '  ' }, null],
  ['as many as an office sends', { fromAddress: limits.hourlyFromAddress }, null],
  ['one more from the address', { fromAddress: limits.hourlyFromAddress + 1 }, 'too_many'],
  ['as many as a person sends', { fromEmail: limits.hourlyFromEmail }, null],
  ['one more for the email', { fromEmail: limits.hourlyFromEmail + 1 }, 'too_many'],
  ['a filled trap in no time', { trap: 'x', elapsed: 1, fromAddress: 999 }, 'trap'],
])('%s', (_case, signs, reason) => {
  expect(signOfMachine({ ...person, ...signs })).toBe(reason);
});
