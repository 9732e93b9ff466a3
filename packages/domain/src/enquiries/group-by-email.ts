import { emailKey } from '@vitrine/contract/email-address';

interface Groupable {
  email: string;
  created_at: string;
  status: string;
}

export interface EnquiryGroup<T> {
  /** Spelled as in the newest enquiry. */
  email: string;
  newest: T;
  /** Newest first. */
  enquiries: T[];
  hasNew: boolean;
}

const newestFirst = (one: Groupable, other: Groupable): number =>
  Date.parse(other.created_at) - Date.parse(one.created_at);

/** Groups enquiries by email address. Groups and their enquiries are newest first. */
export const groupByEmail = <T extends Groupable>(enquiries: readonly T[]): EnquiryGroup<T>[] => {
  const byEmail = new Map<string, EnquiryGroup<T>>();
  for (const enquiry of [...enquiries].sort(newestFirst)) {
    const key = emailKey(enquiry.email);
    const group = byEmail.get(key) ?? { email: enquiry.email, newest: enquiry, enquiries: [], hasNew: false };
    group.enquiries.push(enquiry);
    group.hasNew ||= enquiry.status === 'New';
    byEmail.set(key, group);
  }
  return [...byEmail.values()];
};
