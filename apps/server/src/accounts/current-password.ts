import { AppError } from '@vitrine/contract/errors';
import { sessionLimits } from '@vitrine/contract/session/limits';
import { sessionMessages } from '@vitrine/contract/session/messages';
import { countTry } from '../plugins/rate-limits.ts';
import type { Services } from '../services.ts';
import type { Caller } from './caller.ts';
import { passwordFits } from './passwords.ts';

/**
 * Checks the current password before a change to what guards the account. Rejects a wrong one, and too many attempts.
 */
export async function assertCurrentPassword(services: Services, { user }: Caller, password: string): Promise<void> {
  const limit = { of: `password:${user.id}`, max: sessionLimits.triesPerMinute, seconds: 60 };
  const forgive = await countTry(services, [limit]);
  if (!(await passwordFits(user.passwordHash, password))) throw currentPasswordError();
  await forgive();
}

export const currentPasswordError = (): AppError =>
  new AppError('session.wrong_password', { errors: { current_password: [sessionMessages.wrongPassword] } });
