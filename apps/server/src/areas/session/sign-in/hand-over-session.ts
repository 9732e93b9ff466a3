import { AppError } from '@vitrine/contract/errors';
import { sessionLimits } from '@vitrine/contract/session/limits';
import { findUserById } from '@vitrine/store/session/queries';
import type { Caller } from '../../../accounts/caller.ts';
import { hostOwner, provedDomain } from '../../../accounts/home-origin.ts';
import type { Site } from '../../../plugins/hosts.ts';
import type { Services } from '../../../services.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import { makeTicket, redeemTicket } from './tickets.ts';

/**
 * A custom domain does not see the cookie of the product's domain. Creates a one-time code that works on that domain
 * only and for 60 seconds, and the address that takes it.
 */
export async function handOverSession(services: Services, caller: Caller): Promise<{ code: string; address: string }> {
  const host = provedDomain(hostOwner(caller));
  if (!host) throw new AppError('session.no_own_domain');
  const code = await makeTicket(services, {
    kind: 'code',
    userId: caller.user.id,
    sessionId: caller.sessionId,
    payload: { host },
    seconds: sessionLimits.codeSeconds,
  });
  return { code, address: `${services.addresses.domainOrigin(host)}/loading?code=${code}` };
}

/**
 * Opens a session on the domain that the code is for; the code is used up whatever host asks. It is valid while the
 * session that created it is, and the new session expires when that one does: handing over prolongs nothing.
 */
export async function exchangeCode(
  services: Services,
  input: { code: string; site: Site; userAgent: string | undefined },
): Promise<OpenedSession> {
  const ticket = await redeemTicket(services, 'code', input.code);
  const user = ticket?.userId ? await findUserById(services.db, ticket.userId) : undefined;
  const fits = input.site.kind === 'other' && input.site.host === ticket?.payload.host;
  if (!ticket?.sessionId || !user || !fits) throw new AppError('session.link_expired');
  return openSession(services, user, {
    likeSession: ticket.sessionId,
    userAgent: input.userAgent,
    by: { phrase: 'method.domain' },
  });
}
