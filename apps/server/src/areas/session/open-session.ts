import { randomBytes } from 'node:crypto';
import { refuse } from '@vitrine/contract/errors';
import { sessionLimits } from '@vitrine/contract/session/limits';
import type { SignedIn } from '@vitrine/contract/session/schemas';
import { insertAuditEvent } from '@vitrine/store/audit/queries';
import {
  findParents,
  insertSession,
  type OrganisationRecord,
  removeExpiredSessions,
  type UserRow,
} from '@vitrine/store/session/queries';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieDomain } from '../../plugins/cookies.ts';
import { hashToken, scopeOf } from '../../plugins/session.ts';
import type { Services } from '../../services.ts';
import { deviceOf } from './device.ts';
import { presentUser } from './present.ts';
import { hasSecondStep } from './second-step.ts';

export interface OpenedSession {
  token: string;
  expiresAt: Date;
  keepLoggedIn: boolean;
  user: UserRow;
  organisation: OrganisationRecord | null;
  reseller: OrganisationRecord | null;
}

/**
 * Opens a session for a user who has proved everything that is asked: 7 days when remembered, 24 hours otherwise
 * (decision B2). Refuses an account that belongs nowhere (decision A2). `by` tells the audit log how.
 */
export async function openSession(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  user: UserRow,
  given: { keepLoggedIn: boolean; userAgent: string | undefined; by: string },
): Promise<OpenedSession> {
  const parents = await findParents(db, user);
  if (!scopeOf(user, parents)) throw refuse('session.no_organisation');
  const now = clock();
  const hours = given.keepLoggedIn ? sessionLimits.rememberedDays * 24 : sessionLimits.unrememberedHours;
  const expiresAt = new Date(now.getTime() + hours * 3_600_000);
  const token = randomBytes(32).toString('base64url');
  const device = deviceOf(given.userAgent);
  await removeExpiredSessions(db, now);
  await db.transaction().execute(async (transaction) => {
    const tokenHash = hashToken(token);
    await insertSession(transaction, {
      tokenHash,
      userId: user.id,
      device,
      createdAt: now,
      lastUsedAt: now,
      expiresAt,
    });
    await insertAuditEvent(transaction, {
      kind: 'session.opened',
      organisationId: parents.organisation?.id ?? null,
      resellerId: parents.reseller?.id ?? null,
      actor: user,
      detail: `${given.by}, ${device}`,
      createdAt: now,
    });
  });
  return { token, expiresAt, keepLoggedIn: given.keepLoggedIn, user, ...parents };
}

/** Sets the session's cookie and answers what every way of signing in answers. */
export async function answerOpened(
  { config, addresses, db }: Services,
  opened: OpenedSession,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignedIn> {
  const domain = cookieDomain(request, config);
  reply.header('cache-control', 'no-store').setCookie(sessionLimits.cookieName, opened.token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.production,
    ...(domain ? { domain } : {}),
    ...(opened.keepLoggedIn ? { expires: opened.expiresAt } : {}),
  });
  const given = { ...opened, hasSecondStep: await hasSecondStep(db, opened.user.id) };
  return { token: opened.token, user: presentUser(given, request.site, addresses), second_step: null };
}
