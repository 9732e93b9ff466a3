import { createHash } from 'node:crypto';
import { isAdministratorGroup } from '@vitrine/contract/permissions';
import { sessionLimits } from '@vitrine/contract/session/limits';
import type { Database } from '@vitrine/store/database';
import type { Scope } from '@vitrine/store/scope';
import {
  findParents,
  findUserBySession,
  type OrganisationRecord,
  touchSession,
  type UserRow,
} from '@vitrine/store/session/queries';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

/** Who is asking: the user, where it belongs, and whose rows it may see. */
export interface Caller {
  user: UserRow;
  organisation: OrganisationRecord | null;
  reseller: OrganisationRecord | null;
  scope: Scope;
  tokenHash: string;
  sessionId: number;
  /** Whether an authenticator app or a passkey guards the account. */
  hasSecondStep: boolean;
  /** A cookie travels by itself, so calls made with one are checked against forgery; a bearer token is not forgeable. */
  by: 'cookie' | 'bearer';
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

/** How exactly "last used" is known: not every call writes. */
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

/** Who a token belongs to, while its session is good; notes that it was used, unless told that this is no use. */
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
  const scope = scopeOf(known.user, parents);
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

/** Null for a user that is no administrator and has no organisation: it may see nothing. */
export function scopeOf(
  user: UserRow,
  parents: { organisation: OrganisationRecord | null; reseller: OrganisationRecord | null },
): Scope | null {
  if (isAdministratorGroup(user.groupId)) return { kind: 'administrator' };
  const { organisation, reseller } = parents;
  if (!organisation) return null;
  if (reseller) return { kind: 'reseller', organisationId: organisation.id, resellerId: reseller.id };
  return { kind: 'organisation', organisationId: organisation.id };
}

/** Whether the organisation or reseller asks its users for a second step, which this one has not set up yet. */
export const lacksSecondStep = (input: Pick<Caller, 'organisation' | 'reseller' | 'hasSecondStep'>): boolean =>
  !input.hasSecondStep && asksForSecondStep(input);

/** A reseller's own rule counts as well as that of the organisation above it. */
export const asksForSecondStep = ({ organisation, reseller }: Pick<Caller, 'organisation' | 'reseller'>): boolean =>
  Boolean(organisation?.twoStepRequired || reseller?.twoStepRequired);
