import { emailKey } from '@vitrine/contract/email-address';
import { type RawBuilder, sql } from 'kysely';

/** The key of an address in a column; null for a plain one, whose key SQL knows. */
export const storedEmailKey = (email: string): string | null => {
  const key = emailKey(email);
  return key === email.toLowerCase() && /^[\x20-\x7e]*$/.test(email) ? null : key;
};

/** The key of the address of an enquiry, as its index has it; of a user it is in a column, `emailLookup`. */
export const enquiryEmailKey: RawBuilder<string> = sql`coalesce(enquiries.email_key, lower(enquiries.email collate "C"))`;
