import { expect, test } from 'vitest';
import { inviteStatusAt } from './invite-status.ts';
import { isSameEmail, normaliseEmail } from './normalise-email.ts';

const NOW = new Date('2026-06-15T12:00:00Z');
const LATER = new Date('2026-06-15T12:00:01Z');

test.each([
  ['active', null, 'active'],
  [null, null, null],
  ['pending', LATER, 'pending'],
  ['pending', NOW, 'expired'],
  ['pending', null, 'expired'],
  ['expired', LATER, 'expired'],
] as const)('a user stored as %s with a link until %s is %s', (stored, until, expected) => {
  expect(inviteStatusAt(stored, until, NOW)).toBe(expected);
});

test.each([
  ['Ann@Oakline.test', 'ann@oakline.test', true],
  ['ａｎｎ@oakline.test', 'ann@oakline.test', true],
  [' ann@oakline.test ', 'ann@oakline.test', true],
  ['ann@oakline.test', 'anna@oakline.test', false],
])('%j and %j are one address: %s', (one, other, same) => {
  expect(isSameEmail(one, other)).toBe(same);
});

test('the case of an address does not change', () => {
  expect(normaliseEmail(' Ann@Oakline.test')).toBe('Ann@Oakline.test');
});
