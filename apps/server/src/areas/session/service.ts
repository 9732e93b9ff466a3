import { refuse } from '@vitrine/contract/errors';
import { sessionLimits } from '@vitrine/contract/session/limits';
import type { SecondStep } from '@vitrine/contract/session/schemas';
import { normaliseEmail } from '@vitrine/domain/users/normalise-email';
import { insertAuditEvent } from '@vitrine/store/audit/queries';
import { findParents, findUserByEmail, removeSession, type UserRow } from '@vitrine/store/session/queries';
import { record } from '../../accounts/record.ts';
import { countTry } from '../../plugins/rate-limits.ts';
import { type Caller, scopeOf } from '../../plugins/session.ts';
import type { Services } from '../../services.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import { passwordFits } from './passwords.ts';
import { askSecondStep } from './second-step.ts';

/** From where somebody signs in. */
export interface Visitor {
  network: string;
  userAgent: string | undefined;
}

export type SignInResult = { opened: OpenedSession } | { secondStep: SecondStep };

/**
 * Signs in by password (platform.md §4). Refuses an unknown address and a wrong password in the same words and time;
 * only after the right password says that an account belongs nowhere (decision A2). Failed tries count by address and
 * by account alike, so that neither a changed address nor a changed spelling buys more of them.
 */
export async function signIn(
  services: Services,
  given: { email: string; password: string; keepLoggedIn: boolean },
  visitor: Visitor,
): Promise<SignInResult> {
  const { db } = services;
  const email = normaliseEmail(given.email);
  const forgive = await countTry(services, limitsOf(email, visitor));
  const user = await findUserByEmail(db, email);
  const fits = await passwordFits(user?.passwordHash ?? null, given.password);
  if (!user || !fits) {
    await recordRefusal(services, user);
    throw refuse('session.wrong_credentials');
  }
  await forgive();
  return continueSignIn(services, user, {
    keepLoggedIn: given.keepLoggedIn,
    userAgent: visitor.userAgent,
    by: 'Password',
  });
}

/** After the right password, or a mailed link: the second step where there is one, else the session. */
export async function continueSignIn(
  services: Services,
  user: UserRow,
  given: { keepLoggedIn: boolean; userAgent: string | undefined; by: string },
): Promise<SignInResult> {
  if (!scopeOf(user, await findParents(services.db, user))) throw refuse('session.no_organisation');
  const secondStep = await askSecondStep(services, user, given.keepLoggedIn);
  if (secondStep) return { secondStep };
  return { opened: await openSession(services, user, given) };
}

function limitsOf(email: string, { network }: Visitor) {
  const { triesPerMinute, triesPerHour } = sessionLimits;
  const account = `sign-in:account:${email.toLowerCase()}`;
  return [
    { of: `sign-in:address:${network}`, max: triesPerMinute, seconds: 60 },
    { of: account, max: triesPerMinute, seconds: 60 },
    { of: account, max: triesPerHour, seconds: 3600 },
  ];
}

/** Known or not, the same work is done, so that the time tells nothing. What was typed is not kept. */
async function recordRefusal({ db, clock }: Services, user: UserRow | undefined): Promise<void> {
  const { organisation, reseller } = await findParents(db, { organisationId: user?.organisationId ?? 0 });
  await insertAuditEvent(db, {
    kind: 'session.refused',
    organisationId: organisation?.id ?? null,
    resellerId: reseller?.id ?? null,
    actor: user ?? null,
    createdAt: clock(),
  });
}

/** Ends the caller's session, at once and everywhere. */
export const signOut = (services: Services, caller: Caller): Promise<void> =>
  services.db.transaction().execute(async (transaction) => {
    await removeSession(transaction, caller.tokenHash);
    await record(services, transaction, caller, 'session.closed');
  });
