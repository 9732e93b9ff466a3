import { emailKey } from '@vitrine/contract/email-address';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '../database.ts';
import type { OrganisationsTable, SessionsTable, UsersTable } from '../tables/accounts.ts';

export type UserRow = Selectable<UsersTable>;
export type SessionRecord = Selectable<SessionsTable>;
export type OrganisationRecord = Selectable<OrganisationsTable>;

/** The user with this email address, in any spelling. Only sign-in calls it without a scope. */
export const findUserByEmail = (db: Database, email: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('emailLookup', '=', emailKey(email)).executeTakeFirst();

/** The user by id, for the steps after a sign-in; all other callers use a scope (users/queries.ts). */
export const findUserById = (db: Database, id: number): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();

/**
 * How long a session lasts: until `expiresAt`, and unless it is remembered (null) no longer than this many hours
 * unused.
 */
export type SessionTerms = Pick<SessionRecord, 'expiresAt' | 'idleHours'>;

export const insertSession = (
  db: Database,
  session: SessionTerms & {
    tokenHash: string;
    userId: number;
    device?: string;
    createdAt?: Date;
    lastUsedAt?: Date;
    signInId?: number | null;
  },
): Promise<unknown> => db.insertInto('sessions').values(session).execute();

/** Whether a session is neither past its end nor unused for too long. */
export const isGoodAt = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(sessions.expires_at > ${now}::timestamptz and (sessions.idle_hours is null
    or sessions.last_used_at + make_interval(hours => sessions.idle_hours) > ${now}::timestamptz))`;

/** The first session of a session's sign-in. */
const firstOf = (table: 'sessions' | 'ended'): RawBuilder<number> =>
  sql<number>`coalesce(${sql.ref(`${table}.signInId`)}, ${sql.ref(`${table}.id`)})`;

/** The expiry and the sign-in of a valid session of this user, so that another one can be opened with the same. */
export const findSessionTerms = (
  db: Database,
  input: { userId: number; sessionId: number; now: Date },
): Promise<(SessionTerms & { signInId: number }) | undefined> =>
  db
    .selectFrom('sessions')
    .select(['expiresAt', 'idleHours', firstOf('sessions').as('signInId')])
    .where('userId', '=', input.userId)
    .where('id', '=', input.sessionId)
    .where(isGoodAt(input.now))
    .executeTakeFirst();

export interface FoundSession extends SessionTerms {
  user: UserRow;
  sessionId: number;
  lastUsedAt: Date;
  /** Whether an authenticator app or a passkey guards the account. */
  hasSecondStep: boolean;
}

/** The user of a session that is valid at `now`. */
export async function findUserBySession(db: Database, tokenHash: string, now: Date): Promise<FoundSession | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .selectAll('users')
    .select(({ eb, exists, or, selectFrom }) => [
      'sessions.id as sessionId',
      'sessions.lastUsedAt as sessionUsedAt',
      'sessions.expiresAt',
      'sessions.idleHours',
      or([
        exists(selectFrom('authenticatorApps').select('userId').whereRef('userId', '=', eb.ref('users.id'))),
        exists(selectFrom('passkeys').select('id').whereRef('passkeys.userId', '=', eb.ref('users.id'))),
      ]).as('hasSecondStep'),
    ])
    .where('sessions.tokenHash', '=', tokenHash)
    .where(isGoodAt(now))
    .executeTakeFirst();
  if (!row) return undefined;
  const { sessionId, sessionUsedAt, expiresAt, idleHours, hasSecondStep, ...user } = row;
  return { user, sessionId, lastUsedAt: sessionUsedAt, expiresAt, idleHours, hasSecondStep: Boolean(hasSecondStep) };
}

export const touchSession = (db: Database, sessionId: number, now: Date): Promise<unknown> =>
  db.updateTable('sessions').set({ lastUsedAt: now }).where('id', '=', sessionId).execute();

export const listSessionsOf = (db: Database, userId: number, now: Date): Promise<SessionRecord[]> =>
  db
    .selectFrom('sessions')
    .selectAll()
    .where('userId', '=', userId)
    .where(isGoodAt(now))
    .orderBy('lastUsedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Ends a session, and those of the same sign-in on other domains. */
export const removeSignIn = (db: Database, tokenHash: string): Promise<unknown> =>
  db
    .deleteFrom('sessions')
    .using('sessions as ended')
    .where('ended.tokenHash', '=', tokenHash)
    .whereRef('sessions.userId', '=', 'ended.userId')
    .whereRef(firstOf('sessions'), '=', firstOf('ended'))
    .execute();

/** Whether there was such a session of this user. */
export async function removeSessionById(db: Database, userId: number, sessionId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Signs a user out everywhere, except in one session if named. */
export function removeSessionsOf(db: Database, userId: number, exceptTokenHash?: string): Promise<unknown> {
  let removal = db.deleteFrom('sessions').where('userId', '=', userId);
  if (exceptTokenHash !== undefined) removal = removal.where('tokenHash', '!=', exceptTokenHash);
  return removal.execute();
}

export const removeExpiredSessions = (db: Database, now: Date): Promise<unknown> =>
  db
    .deleteFrom('sessions')
    .where((eb) => eb.not(isGoodAt(now)))
    .execute();

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
