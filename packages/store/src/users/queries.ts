import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../database.ts';
import { storedEmailKey } from '../email-key.ts';
import type { Scope } from '../scope.ts';
import type { UsersTable } from '../tables/accounts.ts';
import type { Tables } from '../tables.ts';

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

/** Rejected by a unique index when the address is taken, in any spelling (isUniqueViolation). */
export const insertUser = (db: Database, user: NewUser): Promise<{ id: number }> =>
  db
    .insertInto('users')
    .values({ ...user, emailKey: storedEmailKey(user.email) })
    .returning('id')
    .executeTakeFirstOrThrow();

export type UserRecord = Selectable<UsersTable> & {
  /** Until when the invitation can be accepted; null without a live one. */
  inviteExpiresAt: Date | null;
  /** The address that waits for its confirmation, and until when. */
  newEmail: string | null;
  newEmailExpiresAt: Date | null;
  hasSecondStep: boolean;
};

const selectUsers = (db: Database) =>
  db
    .selectFrom('users')
    .leftJoin('userTokens', (join) =>
      join.onRef('userTokens.userId', '=', 'users.id').on('userTokens.kind', '=', 'invite'),
    )
    .leftJoin('emailChanges', 'emailChanges.userId', 'users.id')
    .selectAll('users')
    .select('userTokens.expiresAt as inviteExpiresAt')
    .select(['emailChanges.email as newEmail', 'emailChanges.expiresAt as newEmailExpiresAt'])
    .select(
      sql<boolean>`exists (select 1 from authenticator_apps a where a.user_id = users.id)
        or exists (select 1 from passkeys p where p.user_id = users.id)`.as('hasSecondStep'),
    );

/** An id that no organisation has: a list for `in` is never empty. */
const NOBODYS = -1;

/** The users of one organisation or reseller, which the caller has found in its scope; null: the provider's staff. */
export function listUsers(db: Database, organisationId: number | null): Promise<UserRecord[]> {
  const query = selectUsers(db).orderBy('users.firstName').orderBy('users.id');
  return (
    organisationId === null
      ? query.where('users.organisationId', 'is', null).where('users.groupId', 'in', [1, 3])
      : query.where('users.organisationId', '=', organisationId)
  ).execute();
}

/** The users of several organisations or resellers, which the caller has found in its scope. */
export const listUsersOf = (db: Database, organisationIds: readonly number[]): Promise<UserRecord[]> =>
  selectUsers(db)
    .where('users.organisationId', 'in', [...organisationIds, NOBODYS])
    .orderBy('users.firstName')
    .orderBy('users.id')
    .execute();

/**
 * A user in the scope: an organisation's own and those of its resellers, a reseller's own, or any for administrators.
 */
export const findUser = (db: Database, scope: Scope, id: number): Promise<UserRecord | undefined> =>
  withinScope(selectUsers(db), scope).where('users.id', '=', id).executeTakeFirst();

function withinScope<O>(query: SelectQueryBuilder<Tables, 'users' | 'userTokens' | 'emailChanges', O>, scope: Scope) {
  if (scope.kind === 'administrator') return query;
  if (scope.kind === 'reseller') return query.where('users.organisationId', '=', scope.resellerId);
  const own = scope.organisationId;
  return query.where((eb) =>
    eb.or([
      eb('users.organisationId', '=', own),
      eb('users.organisationId', 'in', eb.selectFrom('organisations').select('id').where('parentId', '=', own)),
    ]),
  );
}

/** Addresses of the active users of one organisation who hold a key. */
export const listHolderEmails = async (db: Database, organisationId: number, key: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('users')
    .select('email')
    .where('organisationId', '=', organisationId)
    .where((eb) => eb.or([eb('inviteStatus', 'is', null), eb('inviteStatus', '=', 'active')]))
    .where(sql<boolean>`${key} = any(permissions)`)
    .orderBy('id')
    .execute();
  return rows.map(({ email }) => email);
};

/**
 * Accounts that have a password and an address under `.test`, a domain that is nobody's: those of the demo, which are the
 * first ones of their installation. At most `limit`.
 */
export const listTestAccounts = async (
  db: Database,
  limit: number,
): Promise<{ email: string; passwordHash: string }[]> =>
  db
    .selectFrom('users')
    .select(['email', 'passwordHash'])
    .where('email', 'ilike', '%.test')
    .where('passwordHash', 'is not', null)
    .orderBy('id')
    .limit(limit)
    .$narrowType<{ passwordHash: string }>()
    .execute();

export const countUsers = async (db: Database, organisationId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('organisationId', '=', organisationId)
    .executeTakeFirstOrThrow();
  return Number(count);
};

/**
 * By the id of a user that was found in the caller's scope. Rejected by a unique index when the address is taken. Only
 * setCredential sets a password.
 */
export const updateUser = (
  db: Database,
  id: number,
  changes: Partial<Pick<UserRecord, 'firstName' | 'lastName' | 'email' | 'permissions' | 'language'>>,
  now: Date,
): Promise<unknown> =>
  db
    .updateTable('users')
    .set({
      ...changes,
      ...(changes.email === undefined ? {} : { emailKey: storedEmailKey(changes.email) }),
      updatedAt: now,
    })
    .where('id', '=', id)
    .execute();

export const removeUser = (db: Database, id: number): Promise<unknown> =>
  db.deleteFrom('users').where('id', '=', id).execute();
