import { AppError } from '@vitrine/contract/errors';
import { sessionMessages } from '@vitrine/contract/session/messages';
import type { Database } from '@vitrine/store/database';
import { lockAccount } from '@vitrine/store/session/lock-account';
import type { UserRow } from '@vitrine/store/session/queries';
import { countTry, triesOf } from '../plugins/rate-limits.ts';
import type { Services } from '../services.ts';
import type { Caller } from './caller.ts';
import { passwordFits } from './passwords.ts';

/**
 * Checks the current password before a change to what guards the account. Rejects a wrong one, and too many attempts.
 */
export async function assertCurrentPassword(services: Services, { user }: Caller, password: string): Promise<void> {
  const forgive = await countTry(services, triesOf(`password:${user.id}`));
  if (!(await passwordFits(user.passwordHash, password))) throw currentPasswordError();
  await forgive();
}

/**
 * Locks the account of a caller whose current password was checked. Rejects one that has changed since then: of a change
 * of the password and something else at once, the second has the wrong current password.
 */
export async function lockWithPassword(transaction: Database, { user }: Caller): Promise<UserRow> {
  const account = await lockAccount(transaction, user.id);
  if (!account || account.passwordHash !== user.passwordHash) throw currentPasswordError();
  return account;
}

const currentPasswordError = (): AppError =>
  new AppError('session.wrong_password', { errors: { current_password: [sessionMessages.wrongPassword] } });
