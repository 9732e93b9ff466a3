import { sql } from 'kysely';
import type { Database } from '../database.ts';

export interface SecondSteps {
  app: boolean;
  /** The domains of the account's passkeys, each once. */
  passkeyDomains: string[];
}

/** The second steps of an account. */
export async function readSecondSteps(db: Database, userId: number): Promise<SecondSteps> {
  const { rows } = await sql<SecondSteps>`
    select exists (select 1 from authenticator_apps where user_id = ${userId}) as app,
      array(select distinct relying_party from passkeys where user_id = ${userId} order by 1) as "passkeyDomains"`.execute(
    db,
  );
  return rows[0] ?? { app: false, passkeyDomains: [] };
}

/** App, recovery codes and passkeys alike. */
export async function removeSecondSteps(db: Database, userId: number): Promise<void> {
  for (const table of ['authenticatorApps', 'recoveryCodes', 'passkeys'] as const) {
    await db.deleteFrom(table).where('userId', '=', userId).execute();
  }
}
