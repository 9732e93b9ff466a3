import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { isGoodAt, type UserRow } from './queries.ts';

/** Everything that decides what a session may see and do. */
export interface SessionRights extends Pick<UserRow, 'groupId' | 'organisationId' | 'permissions'> {
  /** The organisation above, where the user belongs to a reseller. */
  parentId: number | null;
  /** A second step is required that the account does not have. */
  lacksSecondStep: boolean;
}

/** The rights of those of these sessions that are valid at `now`, by the hash of the token: one query for all. */
export async function readSessionRights(
  db: Database,
  tokenHashes: readonly string[],
  now: Date,
): Promise<Map<string, SessionRights>> {
  if (tokenHashes.length === 0) return new Map();
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .leftJoin('organisations as own', 'own.id', 'users.organisationId')
    .leftJoin('organisations as parent', 'parent.id', 'own.parentId')
    .select([
      'sessions.tokenHash',
      'users.groupId',
      'users.organisationId',
      'users.permissions',
      'own.parentId',
      sql<boolean>`coalesce(own.two_step_required or parent.two_step_required, own.two_step_required, false)
        and not exists (select 1 from authenticator_apps a where a.user_id = users.id)
        and not exists (select 1 from passkeys p where p.user_id = users.id)`.as('lacksSecondStep'),
    ])
    .where('sessions.tokenHash', 'in', [...tokenHashes])
    .where(isGoodAt(now))
    .execute();
  return new Map(rows.map(({ tokenHash, ...rights }) => [tokenHash, rights]));
}
