import { AppError } from '@vitrine/contract/errors';
import type { Database } from '@vitrine/store/database';
import { lockAccount } from '@vitrine/store/session/lock-account';
import type { UserRow } from '@vitrine/store/session/queries';

/**
 * Locks the account that a caller has just proved to own. Rejects it when the password has changed since, because what
 * follows would outlive the change, which ends all earlier sessions.
 */
export async function lockProved(transaction: Database, user: UserRow): Promise<void> {
  const current = await lockAccount(transaction, user.id);
  if (current?.passwordHash !== user.passwordHash) throw new AppError('session.wrong_credentials');
}
