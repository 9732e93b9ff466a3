import { emailKey } from '@vitrine/contract/email-address';
import { type RawBuilder, sql } from 'kysely';

/** The key of an address in a column; null for a plain one, whose key SQL knows. */
export const storedEmailKey = (email: string): string | null => {
  const key = emailKey(email);
  return key === email.toLowerCase() && /^[\x20-\x7e]*$/.test(email) ? null : key;
};

/** The key of a row's address, as its index has it. */
export const emailKeyOf = (table: 'users' | 'enquiries'): RawBuilder<string> =>
  sql<string>`coalesce(${sql.ref(`${table}.emailKey`)}, lower(${sql.ref(`${table}.email`)} collate "C"))`;
