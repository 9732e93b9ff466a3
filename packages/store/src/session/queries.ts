import type { Selectable } from 'kysely';
import type { Database } from '../database.ts';
import type { OrganisationsTable, UsersTable } from '../tables.ts';

export type UserRow = Selectable<UsersTable>;
export type OrganisationRecord = Selectable<OrganisationsTable>;

/** The user with this e-mail address, in any case. Only sign-in asks without a scope. */
export const findUserByEmail = (db: Database, email: string): Promise<UserRow | undefined> =>
  db
    .selectFrom('users')
    .selectAll()
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();

export const insertSession = (
  db: Database,
  session: { tokenHash: string; userId: number; expiresAt: Date },
): Promise<unknown> => db.insertInto('sessions').values(session).execute();

/** The user of a session that has not run out at `now`. */
export const findUserBySession = (db: Database, tokenHash: string, now: Date): Promise<UserRow | undefined> =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .selectAll('users')
    .where('sessions.tokenHash', '=', tokenHash)
    .where('sessions.expiresAt', '>', now)
    .executeTakeFirst();

export const removeSession = (db: Database, tokenHash: string): Promise<unknown> =>
  db.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute();

export const removeExpiredSessions = (db: Database, now: Date): Promise<unknown> =>
  db.deleteFrom('sessions').where('expiresAt', '<=', now).execute();

/** The organisation or reseller that a user belongs to, and its parent when it is a reseller. */
export async function findParents(
  db: Database,
  user: Pick<UserRow, 'organisationId'>,
): Promise<{ organisation: OrganisationRecord | null; reseller: OrganisationRecord | null }> {
  if (user.organisationId === null) return { organisation: null, reseller: null };
  const own = await findRecord(db, user.organisationId);
  if (!own || own.parentId === null) return { organisation: own ?? null, reseller: null };
  return { organisation: (await findRecord(db, own.parentId)) ?? null, reseller: own };
}

const findRecord = (db: Database, id: number): Promise<OrganisationRecord | undefined> =>
  db.selectFrom('organisations').selectAll().where('id', '=', id).executeTakeFirst();
