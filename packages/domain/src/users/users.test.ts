import { expect, test } from 'vitest';
import { inviteStatusAt } from './invite-status.ts';

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
