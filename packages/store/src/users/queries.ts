import type { Database } from '../database.ts';

export interface NewUser {
  email: string;
  firstName: string;
  lastName: string;
  groupId: number;
  /** The organisation or reseller it belongs to; null for administrators. */
  organisationId: number | null;
  permissions: string[];
  passwordHash: string | null;
  inviteStatus: 'active' | 'pending';
}

/** Refused by a unique index when the address is taken, in whatever case (isUniqueViolation). */
export const insertUser = (db: Database, user: NewUser): Promise<{ id: number }> =>
  db.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow();
