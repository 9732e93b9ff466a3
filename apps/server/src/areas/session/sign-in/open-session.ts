import { randomBytes } from 'node:crypto';
import type { AuditPhrase } from '@vitrine/contract/audit/texts';
import { AppError } from '@vitrine/contract/errors';
import { sessionLimits } from '@vitrine/contract/session/limits';
import type { SignedIn } from '@vitrine/contract/session/schemas';
import { scopeOf } from '@vitrine/domain/policies/scope';
import type { Database } from '@vitrine/store/database';
import {
  findParents,
  findSessionTerms,
  insertSession,
  type OrganisationRecord,
  removeExpiredSessions,
  type SessionTerms,
  type UserRow,
} from '@vitrine/store/session/queries';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { actorOf } from '../../../accounts/actor-of.ts';
import { hashToken } from '../../../accounts/hash-token.ts';
import { recordAuditEvent } from '../../../accounts/record-audit-event.ts';
import { cookieDomain } from '../../../plugins/cookies.ts';
import type { Services } from '../../../services.ts';
import { presentUser } from '../present.ts';
import { deviceOf } from './device.ts';
import { rememberDevice } from './known-device.ts';
import { lockProved } from './proved-account.ts';
import { hasSecondStep } from './second-step.ts';

export interface OpenedSession {
  token: string;
  expiresAt: Date;
  keepLoggedIn: boolean;
  user: UserRow;
  organisation: OrganisationRecord | null;
  reseller: OrganisationRecord | null;
}

/** How long the session lasts: by the choice on the form, or like another session of the same user. */
type OpenInput = ({ keepLoggedIn: boolean } | { likeSession: number }) & {
  userAgent: string | undefined;
  by: AuditPhrase;
};

/**
 * Opens a session for a user who has passed every step: for 7 days when remembered, else for 24 hours and no longer
 * unused than the configuration allows. Rejects an account without an organisation, and one whose password has changed
 * since the check. `by` names the method in the audit log.
 */
export async function openSession(
  services: Pick<Services, 'db' | 'clock' | 'config'>,
  user: UserRow,
  input: OpenInput,
): Promise<OpenedSession> {
  const { db, clock, config } = services;
  const parents = await findParents(db, user);
  if (!scopeOf(actorOf({ user, ...parents }))) throw new AppError('session.no_organisation');
  const now = clock();
  const token = randomBytes(32).toString('base64url');
  const device = deviceOf(input.userAgent);
  await removeExpiredSessions(db, now);
  const { expiresAt, idleHours } = await db.transaction().execute(async (transaction) => {
    await lockProved(transaction, user);
    const terms = await readTerms(transaction, user, input, { now, idleHours: config.sessionIdleHours });
    await insertSession(transaction, {
      tokenHash: hashToken(token),
      userId: user.id,
      device,
      createdAt: now,
      lastUsedAt: now,
      ...terms,
    });
    await recordAuditEvent(services, transaction, { user, ...parents }, 'session.opened', {
      detail: { phrase: 'session.opened', values: { method: input.by, device } },
    });
    return terms;
  });
  return { token, expiresAt, keepLoggedIn: idleHours === null, user, ...parents };
}

/** In the inserting transaction: a session that ends meanwhile is not copied. */
async function readTerms(
  transaction: Database,
  user: UserRow,
  input: OpenInput,
  { now, idleHours }: { now: Date; idleHours: number },
): Promise<SessionTerms & { signInId?: number }> {
  if ('likeSession' in input) {
    const terms = await findSessionTerms(transaction, { userId: user.id, sessionId: input.likeSession, now });
    if (!terms) throw new AppError('session.link_expired');
    return terms;
  }
  const hours = input.keepLoggedIn ? sessionLimits.rememberedDays * 24 : sessionLimits.unrememberedHours;
  const expiresAt = new Date(now.getTime() + hours * 3_600_000);
  return { expiresAt, idleHours: input.keepLoggedIn ? null : idleHours };
}

/** Sets the cookies of the session and of the device, and returns the response of every sign-in. */
export async function answerOpened(
  services: Services,
  opened: OpenedSession,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignedIn> {
  const { config, addresses, db } = services;
  const domain = cookieDomain(request, config);
  reply.setCookie(sessionLimits.cookieName, opened.token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.production,
    ...(domain ? { domain } : {}),
    ...(opened.keepLoggedIn ? { expires: opened.expiresAt } : {}),
  });
  await rememberDevice(services, opened.user.id, request, reply);
  const input = { ...opened, hasSecondStep: await hasSecondStep(db, opened.user.id) };
  return { token: opened.token, user: presentUser(input, request.site, addresses), second_step: null };
}
