import { expect, test } from 'vitest';
import { mayDeleteNote, mayOwnEnquiry } from './enquiries.ts';

test.each([
  ["the organisation's, of its own enquiry", 7, null, true],
  ["the organisation's, of a reseller's enquiry", 7, 70, true],
  ["the reseller's, of its enquiry", 70, 70, true],
  ["the reseller's, of an enquiry that came to the organisation", 70, null, false],
  ["another reseller's", 71, 70, false],
  ["another organisation's", 8, 70, false],
  ["the provider's staff", null, null, false],
] as const)('may own an enquiry: %s', (_case, user, resellerId, answer) => {
  expect(mayOwnEnquiry({ organisationId: user }, { organisationId: 7, resellerId })).toBe(answer);
});

test.each([
  ['its author', 1, true],
  ['another user', 2, false],
  ['anyone, once its author is deleted', null, false],
])('may delete a note: %s', (_case, authorId, answer) => {
  expect(mayDeleteNote({ id: 1 }, { authorId })).toBe(answer);
});
