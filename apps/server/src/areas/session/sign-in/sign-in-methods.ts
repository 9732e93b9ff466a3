import { AppError } from '@vitrine/contract/errors';
import type { SignInMethods } from '@vitrine/contract/session/schemas';
import { requiresSecondStep } from '@vitrine/domain/policies/second-step';
import type { Database } from '@vitrine/store/database';
import { listPasskeys } from '@vitrine/store/session/passkeys';
import { countRecoveryCodes } from '@vitrine/store/session/recovery-codes';
import { readSecondSteps } from '@vitrine/store/session/second-steps';
import type { Caller } from '../../../accounts/caller.ts';
import type { Services } from '../../../services.ts';
import { hasSecondStep } from './second-step.ts';

/** The caller's sign-in methods, and whether a second step is required. */
export async function readSignInMethods({ db }: Pick<Services, 'db'>, caller: Caller): Promise<SignInMethods> {
  const { app } = await readSecondSteps(db, caller.user.id);
  const passkeys = await listPasskeys(db, caller.user.id);
  return {
    app,
    recovery_codes_left: await countRecoveryCodes(db, caller.user.id),
    passkeys: passkeys.map((passkey) => ({
      id: passkey.id,
      name: passkey.name,
      created_at: passkey.createdAt.toISOString(),
      last_used_at: passkey.lastUsedAt?.toISOString() ?? null,
    })),
    required: requiresSecondStep(caller),
  };
}

/** After a removal, in its transaction: rejects it when the organisation requires a second step and none is left. */
export async function assertSecondStepStays(transaction: Database, caller: Caller): Promise<void> {
  if (!requiresSecondStep(caller)) return;
  if (!(await hasSecondStep(transaction, caller.user.id))) throw new AppError('session.second_step_stays');
}

/** The error of a wrong or used code, also at its field. */
export const codeError = (): AppError =>
  new AppError('session.wrong_code', { errors: { code: [new AppError('session.wrong_code').message] } });
