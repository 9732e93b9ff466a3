import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** The second steps of an account. */
export async function readSecondSteps(db: Database, userId: number): Promise<{ app: boolean; passkeys: number }> {
  const { rows } = await sql<{ app: boolean; passkeys: number }>`
    select exists (select 1 from authenticator_apps where user_id = ${userId}) as app,
      (select count(*)::int from passkeys where user_id = ${userId}) as passkeys`.execute(db);
  return rows[0] ?? { app: false, passkeys: 0 };
}

/** App, recovery codes and passkeys alike. */
export async function removeSecondSteps(db: Database, userId: number): Promise<void> {
  for (const table of ['authenticatorApps', 'recoveryCodes', 'passkeys'] as const) {
    await db.deleteFrom(table).where('userId', '=', userId).execute();
  }
}
