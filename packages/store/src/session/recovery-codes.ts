import type { Database } from '../database.ts';

/** Replaces the user's recovery codes. */
export async function replaceRecoveryCodes(db: Database, userId: number, codeHashes: readonly string[]): Promise<void> {
  await removeRecoveryCodes(db, userId);
  await db
    .insertInto('recoveryCodes')
    .values(codeHashes.map((codeHash) => ({ userId, codeHash })))
    .execute();
}

/** Uses a code up: of two calls at once, one gets it. */
export async function takeRecoveryCode(db: Database, userId: number, codeHash: string): Promise<boolean> {
  const row = await db
    .deleteFrom('recoveryCodes')
    .where('userId', '=', userId)
    .where('codeHash', '=', codeHash)
    .returning('userId')
    .executeTakeFirst();
  return row !== undefined;
}

export async function countRecoveryCodes(db: Database, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recoveryCodes')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const removeRecoveryCodes = (db: Database, userId: number): Promise<unknown> =>
  db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
