import { randomInt } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { AppError } from '@vitrine/contract/errors';
import { sessionLimits } from '@vitrine/contract/session/limits';
import { findSealedSecret } from '@vitrine/store/session/authenticator-apps';
import { replaceRecoveryCodes } from '@vitrine/store/session/recovery-codes';
import type { Caller } from '../../../accounts/caller.ts';
import { assertCurrentPassword, lockWithPassword } from '../../../accounts/current-password.ts';
import type { Services } from '../../../services.ts';

/** No letter that looks like another one or like a digit. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 12;
const GROUP = 4;
const PATTERN = new RegExp(`^[${LETTERS}]{${LENGTH}}$`);

/** One-way and costly, and deterministic, so that one statement finds and removes a code. */
const HASHING = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 };

export interface NewRecoveryCodes {
  /** Shown once: `k7fq-29xp-mmht`. */
  codes: string[];
  hashes: string[];
}

/** A normalised code: without case, spaces and dashes. Null for what cannot be a code. */
export function readRecoveryCode(text: string): string | null {
  const code = text.toLowerCase().replaceAll(/[\s\p{Pd}]/gu, '');
  return PATTERN.test(code) ? code : null;
}

export const hashRecoveryCode = async (userId: number, code: string): Promise<string> =>
  (await hashRaw(code, { ...HASHING, salt: Buffer.from(`recovery-code:${userId}`) })).toString('base64url');

/** A fresh set for a user; stores nothing. */
export async function makeRecoveryCodes(userId: number): Promise<NewRecoveryCodes> {
  const plain = Array.from({ length: sessionLimits.recoveryCodes }, randomCode);
  return {
    codes: plain.map((code) => (code.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-')),
    hashes: await Promise.all(plain.map((code) => hashRecoveryCode(userId, code))),
  };
}

const randomCode = (): string => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/**
 * New codes for the app that is set up; the former ones stop working. Rejects a wrong password, and an account without
 * an app.
 */
export async function renewRecoveryCodes(services: Services, caller: Caller, password: string): Promise<string[]> {
  await assertCurrentPassword(services, caller, password);
  const { codes, hashes } = await makeRecoveryCodes(caller.user.id);
  await services.db.transaction().execute(async (transaction) => {
    await lockWithPassword(transaction, caller);
    if (!(await findSealedSecret(transaction, caller.user.id))) throw new AppError('resource.missing');
    await replaceRecoveryCodes(transaction, caller.user.id, hashes);
  });
  return codes;
}
