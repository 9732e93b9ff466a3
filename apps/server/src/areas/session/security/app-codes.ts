import { findSealedSecret } from '@vitrine/store/session/authenticator-apps';
import { Secret, TOTP } from 'otpauth';
import type { Services } from '../../../services.ts';

/** How far a clock may be off: one step of 30 seconds either way. */
const WINDOW = 1;

/** What every authenticator app understands. */
const FORM = { algorithm: 'SHA1', digits: 6, period: 30 };

/** A new secret in base32. */
export const makeAppSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that an app reads from a QR code. */
export const appUri = (secret: string, email: string): string =>
  new TOTP({ ...FORM, issuer: 'Vitrine', label: email, secret: Secret.fromBase32(secret) }).toString();

/**
 * The 30-second step that a code is for; null for a wrong one. Spaces are ignored, because apps show codes in groups.
 */
export function stepOfCode(secret: string, text: string, now: Date): number | null {
  const token = text.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const timestamp = now.getTime();
  const delta = TOTP.validate({ ...FORM, token, secret: Secret.fromBase32(secret), timestamp, window: WINDOW });
  return delta === null ? null : TOTP.counter({ period: FORM.period, timestamp }) + delta;
}

/** A correct code, which may have been used before. */
export interface AppCode {
  userId: number;
  sealedSecret: string;
  step: number;
}

/** Compares a code with the user's app; null when it is wrong, or there is no app that can be read. Does not use it up. */
export async function readAppCode(
  { db, secrets, clock }: Pick<Services, 'db' | 'secrets' | 'clock'>,
  userId: number,
  text: string,
): Promise<AppCode | null> {
  const sealedSecret = await findSealedSecret(db, userId);
  const secret = sealedSecret === undefined ? null : secrets.openOrNull(sealedSecret);
  if (sealedSecret === undefined || secret === null) return null;
  const step = stepOfCode(secret, text, clock());
  return step === null ? null : { userId, sealedSecret, step };
}
