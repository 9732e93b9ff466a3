import { AppError } from '@vitrine/contract/errors';
import { sessionLimits } from '@vitrine/contract/session/limits';
import { sessionMessages } from '@vitrine/contract/session/messages';
import { guessableBecause, type PasswordOwner } from '@vitrine/domain/users/guessable-password';
import type { Parents } from './home-origin.ts';

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** Read when a password is first set: the list is long, and most runs of the server never need it. */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  // The most common come first.
  return new Set(dictionary['passwords-common'].slice(0, sessionLimits.commonPasswords));
}

const SENTENCES = {
  get common() {
    return sessionMessages.passwordCommon;
  },
  get own() {
    return sessionMessages.passwordOwn;
  },
};

/**
 * Why a new password is rejected apart from its length, as a message; null when it is accepted. Never checked at
 * sign-in.
 */
export async function passwordIssue(password: string, owner: PasswordOwner): Promise<string | null> {
  commonPasswords ??= readCommonPasswords();
  const reason = guessableBecause(password, await commonPasswords, owner);
  return reason && SENTENCES[reason];
}

/** Rejects a guessable new password with an issue at its field. */
export async function assertPasswordAllowed(
  password: string,
  { email }: { email: string },
  { organisation, reseller }: Parents,
): Promise<void> {
  const names = [organisation, reseller].flatMap((tenant) => (tenant ? [tenant.name] : []));
  const issue = await passwordIssue(password, { email, names });
  if (issue) throw new AppError('request.invalid', { errors: { password: [issue] } });
}
