import type { Selectable } from 'kysely';
import type { Database } from '../database.ts';
import type { PasskeysTable } from '../tables/accounts.ts';

export type PasskeyRecord = Selectable<PasskeysTable>;

/** Oldest first. */
export const listPasskeys = (db: Database, userId: number): Promise<PasskeyRecord[]> =>
  db.selectFrom('passkeys').selectAll().where('userId', '=', userId).orderBy('id').execute();

/** By the authenticator's credential id. Only sign-in calls it without a user. */
export const findPasskeyByCredential = (
  db: Database,
  input: { credentialId: string; relyingParty: string },
): Promise<PasskeyRecord | undefined> =>
  db
    .selectFrom('passkeys')
    .selectAll()
    .where('credentialId', '=', input.credentialId)
    .where('relyingParty', '=', input.relyingParty)
    .executeTakeFirst();

export type NewPasskey = Pick<PasskeyRecord, 'credentialId' | 'publicKey' | 'transports' | 'relyingParty' | 'name'> & {
  counter: number;
};

/** For credentials.ts alone. Rejected by a unique index when the credential is known already (isUniqueViolation). */
export const insertPasskey = (
  db: Database,
  passkey: NewPasskey & Pick<PasskeyRecord, 'userId' | 'createdAt'>,
): Promise<unknown> => db.insertInto('passkeys').values(passkey).execute();

/**
 * Stores the counter of a use. False when the passkey was removed meanwhile, or the counter did not rise: of two uses
 * with the same counter one is a copy. Authenticators that do not count send 0 each time.
 */
export async function savePasskeyUse(
  db: Database,
  input: { id: number; counter: number; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('passkeys')
    .set({ counter: input.counter, lastUsedAt: input.now })
    .where('id', '=', input.id)
    .where((eb) =>
      eb.or([eb('counter', '<', input.counter), eb.and([eb('counter', '=', 0), eb.val(input.counter === 0)])]),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The passkey that was removed; undefined when it is not the user's. */
export const removePasskey = (db: Database, userId: number, id: number): Promise<PasskeyRecord | undefined> =>
  db.deleteFrom('passkeys').where('userId', '=', userId).where('id', '=', id).returningAll().executeTakeFirst();
