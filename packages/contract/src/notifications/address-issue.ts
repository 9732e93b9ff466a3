import { isEmailAddress } from '../email-address.ts';
import { notificationMessages as messages } from './messages.ts';

/** What keeps an address from a list of others; null when it may stand there (configurators.md §5, Notification emails). */
export const addressIssue = (address: string, others: readonly string[]): string | null => {
  const given = address.trim().toLowerCase();
  if (given === '') return messages.addressEmpty;
  if (!isEmailAddress(given)) return messages.addressInvalid;
  return others.some((other) => other.trim().toLowerCase() === given) ? messages.addressTwice : null;
};
