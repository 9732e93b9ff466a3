import { createHash } from 'node:crypto';
import { sessionLimits } from '@vitrine/contract/session/limits';
import { type Scope, scopeOf } from '@vitrine/domain/policies/scope';
import type { Database } from '@vitrine/store/database';
import {
  findParents,
  findUserBySession,
  type OrganisationRecord,
  touchSession,
  type UserRow,
} from '@vitrine/store/session/queries';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { actorOf } from '../accounts/actor-of.ts';

/** The caller: the user, its tenant, and its scope. */
export interface Caller {
  user: UserRow;
  organisation: OrganisationRecord | null;
  reseller: OrganisationRecord | null;
  scope: Scope;
  tokenHash: string;
  sessionId: number;
  /** Whether an authenticator app or a passkey guards the account. */
  hasSecondStep: boolean;
  /**
   * Browsers send a cookie automatically, so calls with one are checked against forgery; a bearer token is not
   * forgeable.
   */
  by: 'cookie' | 'bearer';
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

/** The precision of "last used": not every call writes. */
const TOUCH_EVERY_MS = 5 * 60_000;

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Reads the session of each request to a route of the contract, before the route runs. */
export const session = fp(async (app: FastifyInstance, { db, clock }: { db: Database; clock: () => Date }) => {
  app.decorateRequest('caller', null);
  app.addHook('onRequest', async (request) => {
    const found = readToken(request);
    if (!found || !request.routeOptions.config.contract) return;
    const isUse = request.headers[sessionLimits.unattendedHeaderName] === undefined;
    request.caller = await findCaller(db, found, clock(), isUse);
  });
});

/** The caller of a token, while its session is valid; notes the use of the session, unless the caller opts out. */
export async function findCaller(
  db: Database,
  found: { token: string; by: Caller['by'] },
  now: Date,
  isUse = true,
): Promise<Caller | null> {
  const tokenHash = hashToken(found.token);
  const session = await findUserBySession(db, tokenHash, now);
  if (!session) return null;
  const { lastUsedAt, ...known } = session;
  const parents = await findParents(db, known.user);
  const scope = scopeOf(actorOf({ user: known.user, ...parents }));
  if (!scope) return null;
  if (isUse && now.getTime() - lastUsedAt.getTime() > TOUCH_EVERY_MS) await touchSession(db, known.sessionId, now);
  return { ...known, ...parents, scope, tokenHash, by: found.by };
}

export function readToken(request: FastifyRequest): { token: string; by: Caller['by'] } | null {
  const bearer = /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1];
  if (bearer) return { token: bearer, by: 'bearer' };
  const cookie = request.cookies[sessionLimits.cookieName];
  return cookie ? { token: cookie, by: 'cookie' } : null;
}
