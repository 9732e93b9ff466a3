import { expect, test } from 'vitest';
import { addressIssue } from './address-issue.ts';
import { notificationMessages as messages } from './messages.ts';

test.each([['ZOË@xn--bder-loa.de'], ['zoe\u0308@ba\u0308der.de'], [' zoë＠BÄDER.de ']])(
  '%j is zoë@bäder.de once more',
  (address) => {
    expect(addressIssue(address, ['zoë@bäder.de'])).toBe(messages.addressTwice);
  },
);

test('an address that only looks like another one is not the same', () => {
  expect(addressIssue('аnn@oakline.test', ['ann@oakline.test'])).toBeNull();
});
