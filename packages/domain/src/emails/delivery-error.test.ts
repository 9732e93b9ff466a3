import { expect, test } from 'vitest';
import { deliveryError } from './delivery-error.ts';

test.each([
  ["Can't send email - all recipients were rejected: 550 5.1.1 <a@b.example>: No such user here", 'address'],
  ["Can't send email - all recipients were rejected: 550 Requested action not taken", 'address'],
  ['452 4.2.2 The email account that you tried to reach is over quota', 'full'],
  ['552 5.2.2 Mailbox full', 'full'],
  ['Message failed: 554 5.7.1 Message rejected as spam', 'unwanted'],
  ['550 5.7.26 This email is unauthenticated', 'unwanted'],
  ['451 4.7.1 Greylisted, try again in five minutes', 'later'],
  ['421 Service not available', 'later'],
  ['connect ECONNREFUSED 127.0.0.1:25', 'unreachable'],
  ['getaddrinfo ENOTFOUND mail.example', 'unreachable'],
  ['Connection timeout', 'unreachable'],
  ['The mail server does not offer SMTPUTF8', 'international'],
  ['553 5.6.7 Non-ASCII addresses not permitted for that sender/recipient', 'international'],
  ['Cannot read properties of undefined', 'other'],
])('%s: %s', (message, error) => {
  expect(deliveryError(message)).toBe(error);
});
