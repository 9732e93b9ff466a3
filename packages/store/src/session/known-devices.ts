import { emailKey } from '@vitrine/contract/email-address';
import type { Database } from '../database.ts';

/**
 * Whether a device has signed in to the account of this address; runs the same query for addresses without an account.
 */
export async function isDeviceKnown(
  db: Database,
  input: { tokenHash: string; email: string; now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('knownDevices')
    .innerJoin('users', 'users.id', 'knownDevices.userId')
    .select('knownDevices.userId')
    .where('knownDevices.tokenHash', '=', input.tokenHash)
    .where('knownDevices.expiresAt', '>', input.now)
    .where('users.emailLookup', '=', emailKey(input.email))
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Stores a device of an account under a new token, for every account that knew it by the former one. An account keeps
 * its `maximum` most recently used devices.
 */
export async function saveDevice(
  transaction: Database,
  input: { userId: number; formerHash: string | null; tokenHash: string; expiresAt: Date; maximum: number },
): Promise<void> {
  const { userId, formerHash, tokenHash, expiresAt, maximum } = input;
  if (formerHash !== null) {
    await transaction.updateTable('knownDevices').set({ tokenHash }).where('tokenHash', '=', formerHash).execute();
  }
  await transaction
    .insertInto('knownDevices')
    .values({ tokenHash, userId, expiresAt })
    .onConflict((conflict) => conflict.columns(['tokenHash', 'userId']).doUpdateSet({ expiresAt }))
    .execute();
  await transaction
    .deleteFrom('knownDevices')
    .where('userId', '=', userId)
    .where('tokenHash', 'in', (older) =>
      older
        .selectFrom('knownDevices')
        .select('tokenHash')
        .where('userId', '=', userId)
        .orderBy('expiresAt', 'desc')
        .orderBy('tokenHash')
        .offset(maximum),
    )
    .execute();
}
