import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../database.ts';
import type { EmailChangesTable } from '../tables/accounts.ts';

export type EmailChange = Selectable<EmailChangesTable>;

/** The one pending change of a user; replaces an earlier one and its link. */
export const replaceEmailChange = (db: Database, change: Insertable<EmailChangesTable>): Promise<unknown> =>
  db
    .insertInto('emailChanges')
    .values(change)
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(change))
    .execute();

export const findEmailChange = (db: Database, userId: number): Promise<EmailChange | undefined> =>
  db.selectFrom('emailChanges').selectAll().where('userId', '=', userId).executeTakeFirst();

/** The change that a valid link confirms; changes nothing. */
export const findEmailChangeByToken = (
  db: Database,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<EmailChange | undefined> =>
  db
    .selectFrom('emailChanges')
    .selectAll()
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();

export const removeEmailChange = (db: Database, userId: number): Promise<unknown> =>
  db.deleteFrom('emailChanges').where('userId', '=', userId).execute();
