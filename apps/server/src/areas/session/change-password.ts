import { refuse } from '@vitrine/contract/errors';
import { sessionLimits } from '@vitrine/contract/session/limits';
import { removeSessionsOf } from '@vitrine/store/session/queries';
import { removeTicketsOf } from '@vitrine/store/session/tickets';
import { removeUserTokens } from '@vitrine/store/session/user-tokens';
import { updateUser } from '@vitrine/store/users/queries';
import { record } from '../../accounts/record.ts';
import { countTry } from '../../plugins/rate-limits.ts';
import type { Caller } from '../../plugins/session.ts';
import type { Services } from '../../services.ts';
import { hashPassword, passwordFits } from './passwords.ts';

/** Asked again before anything that guards the account is changed. Refuses a wrong one, and too many of them. */
export async function assertCurrentPassword(services: Services, { user }: Caller, password: string): Promise<void> {
  const limit = { of: `password:${user.id}`, max: sessionLimits.triesPerMinute, seconds: 60 };
  const forgive = await countTry(services, [limit]);
  if (!(await passwordFits(user.passwordHash, password))) {
    throw refuse('session.wrong_password', {
      errors: { current_password: [refuse('session.wrong_password').message] },
    });
  }
  await forgive();
}

/** Changes one's own password: all other sessions end (decision B2), and no mailed reset link works any more. */
export async function changePassword(
  services: Services,
  caller: Caller,
  given: { current_password: string; password: string },
): Promise<void> {
  await assertCurrentPassword(services, caller, given.current_password);
  const passwordHash = await hashPassword(given.password);
  await services.db.transaction().execute(async (transaction) => {
    await updateUser(transaction, caller.user.id, { passwordHash }, services.clock());
    await removeSessionsOf(transaction, caller.user.id, caller.tokenHash);
    await removeUserTokens(transaction, caller.user.id, 'reset');
    await removeTicketsOf(transaction, caller.user.id, 'second-step');
    await record(services, transaction, caller, 'password.changed');
  });
}
