import { isEmailAddress, isSameEmail, normaliseEmail } from '../email-address.ts';
import { notificationMessages as messages } from './messages.ts';

/** Why an address cannot be added; null when it can. */
export const addressIssue = (address: string, others: readonly string[]): string | null => {
  const input = normaliseEmail(address);
  if (input === '') return messages.addressEmpty;
  if (!isEmailAddress(input)) return messages.addressInvalid;
  return others.some((other) => isSameEmail(other, input)) ? messages.addressTwice : null;
};
