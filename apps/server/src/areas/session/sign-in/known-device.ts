import { randomBytes } from 'node:crypto';
import { emailKey } from '@vitrine/contract/email-address';
import { sessionLimits } from '@vitrine/contract/session/limits';
import { DAY_MS } from '@vitrine/domain/dates/durations';
import { isDeviceKnown, saveDevice } from '@vitrine/store/session/known-devices';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashToken } from '../../../accounts/hash-token.ts';
import { cookieDomain } from '../../../plugins/cookies.ts';
import type { Services } from '../../../services.ts';
import { type Visitor, visitorOf } from './visitor.ts';

const DEVICE_MS = sessionLimits.deviceDays * DAY_MS;

/**
 * The key that counts the attempts of a known device; null for a device that has never signed in to this account. A
 * known device has a separate count, so that strangers who guess do not lock the owner out.
 */
export async function knownDeviceKey(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  email: string,
  { deviceHash }: Pick<Visitor, 'deviceHash'>,
): Promise<string | null> {
  if (deviceHash === null) return null;
  const isKnown = await isDeviceKnown(db, { tokenHash: deviceHash, email, now: clock() });
  return isKnown ? `device:${deviceHash}:${emailKey(email)}` : null;
}

/** After a sign-in: changes the browser's cookie, so that a copy of the former one is worthless. */
export async function rememberDevice(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  userId: number,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(clock().getTime() + DEVICE_MS);
  await db.transaction().execute((transaction) =>
    saveDevice(transaction, {
      userId,
      formerHash: visitorOf(request).deviceHash,
      tokenHash: hashToken(token),
      expiresAt,
      maximum: sessionLimits.devicesMaximum,
    }),
  );
  const domain = cookieDomain(request, config);
  reply.setCookie(sessionLimits.deviceCookieName, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.production,
    expires: expiresAt,
    ...(domain ? { domain } : {}),
  });
}
