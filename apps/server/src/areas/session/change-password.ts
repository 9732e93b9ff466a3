import { type Refusal, refuse } from '@vitrine/contract/errors';
import { sessionLimits } from '@vitrine/contract/session/limits';
import { sessionMessages } from '@vitrine/contract/session/messages';
import { setCredential } from '@vitrine/store/session/credentials';
import { lockAccount } from '@vitrine/store/session/lock-account';
import { assertPasswordAllowed } from '../../accounts/check-password.ts';
import { record } from '../../accounts/record.ts';
import { countTry } from '../../plugins/rate-limits.ts';
import type { Caller } from '../../plugins/session.ts';
import type { Services } from '../../services.ts';
import { hashPassword, passwordFits } from './passwords.ts';

/** Asked again before anything that guards the account is changed. Refuses a wrong one, and too many of them. */
export async function assertCurrentPassword(services: Services, { user }: Caller, password: string): Promise<void> {
  const limit = { of: `password:${user.id}`, max: sessionLimits.triesPerMinute, seconds: 60 };
  const forgive = await countTry(services, [limit]);
  if (!(await passwordFits(user.passwordHash, password))) throw refuseCurrentPassword();
  await forgive();
}

const refuseCurrentPassword = (): Refusal =>
  refuse('session.wrong_password', { errors: { current_password: [sessionMessages.wrongPassword] } });

/** Changes one's own password: all other sessions end (decision B2), and no mailed link works any more. */
export async function changePassword(
  services: Services,
  caller: Caller,
  given: { current_password: string; password: string },
): Promise<void> {
  await assertCurrentPassword(services, caller, given.current_password);
  await assertPasswordAllowed(given.password, caller.user, caller);
  const passwordHash = await hashPassword(given.password);
  await services.db.transaction().execute(async (transaction) => {
    const account = await lockAccount(transaction, caller.user.id);
    // Of two changes at once, the second one does not know the current password any more.
    if (!account || account.passwordHash !== caller.user.passwordHash) throw refuseCurrentPassword();
    await setCredential(transaction, account, { passwordHash, keptSessionId: caller.sessionId }, services.clock());
    await record(services, transaction, caller, 'password.changed');
  });
}
