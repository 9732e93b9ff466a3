import type { Database } from '../database.ts';
import { removeEmailChange } from '../users/email-changes.ts';
import { insertPasskey, type NewPasskey } from './passkeys.ts';
import type { UserRow } from './queries.ts';

/** A credential to sign in with. A new password may keep the one session that sets it. */
export type NewCredential = { passwordHash: string; exceptSessionId?: number } | { passkey: NewPasskey };

/**
 * The only way to add a credential to an account: every emailed link of the account ends with it, so that no forgotten
 * one replaces the credential later. A password also makes the account active, and ends all sessions and tickets of the
 * former one. Call within a transaction that has locked the account.
 */
export async function setCredential(
  transaction: Database,
  account: UserRow,
  credential: NewCredential,
  now: Date,
): Promise<UserRow> {
  await removeEmailedLinks(transaction, account.id);
  await removeEmailChange(transaction, account.id);
  if ('passkey' in credential) {
    await insertPasskey(transaction, { ...credential.passkey, userId: account.id, createdAt: now });
    return account;
  }
  await endOpened(transaction, account.id, credential.exceptSessionId);
  return transaction
    .updateTable('users')
    .set({ passwordHash: credential.passwordHash, inviteStatus: 'active', updatedAt: now })
    .where('id', '=', account.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

const removeEmailedLinks = (transaction: Database, userId: number): Promise<unknown> =>
  transaction.deleteFrom('userTokens').where('userId', '=', userId).where('kind', 'in', ['invite', 'reset']).execute();

/** Sessions, the tickets and codes between two calls of a sign-in, and the known devices. */
async function endOpened(transaction: Database, userId: number, exceptSessionId = 0): Promise<void> {
  await transaction.deleteFrom('sessions').where('userId', '=', userId).where('id', '!=', exceptSessionId).execute();
  await transaction.deleteFrom('signInTickets').where('userId', '=', userId).execute();
  await transaction.deleteFrom('knownDevices').where('userId', '=', userId).execute();
}
