import type { AuditPhrase } from '@vitrine/contract/audit/texts';
import { emailKey } from '@vitrine/contract/email-address';
import { AppError } from '@vitrine/contract/errors';
import { sessionLimits } from '@vitrine/contract/session/limits';
import type { SecondStep } from '@vitrine/contract/session/schemas';
import { scopeOf } from '@vitrine/domain/policies/scope';
import { insertAuditEvent } from '@vitrine/store/audit/queries';
import { findParents, findUserByEmail, removeSignIn, type UserRow } from '@vitrine/store/session/queries';
import { actorOf } from '../../accounts/actor-of.ts';
import type { Caller } from '../../accounts/caller.ts';
import { passwordFits } from '../../accounts/passwords.ts';
import { recordAuditEvent } from '../../accounts/record-audit-event.ts';
import { countTries, countTry, triesOf } from '../../plugins/rate-limits.ts';
import type { Services } from '../../services.ts';
import { knownDeviceKey } from './sign-in/known-device.ts';
import { type OpenedSession, openSession } from './sign-in/open-session.ts';
import { askSecondStep, hasSecondStep } from './sign-in/second-step.ts';
import type { Visitor } from './sign-in/visitor.ts';

export type SignInResult = { opened: OpenedSession } | { secondStep: SecondStep };

/**
 * Signs in by password. An unknown address and a wrong password get the same error in the same time; only after the
 * right password does the error say that an account has no organisation. Failed attempts count by network and by
 * account, so that another address or another spelling allows no more of them; those of a known device count for that
 * device alone. An account that strangers have locked is open to its known devices, and to the right password with a
 * second step.
 */
export async function signIn(
  services: Services,
  input: { email: string; password: string; keepLoggedIn: boolean },
  visitor: Visitor,
): Promise<SignInResult> {
  const { db } = services;
  const email = emailKey(input.email);
  const device = await knownDeviceKey(services, email, visitor);
  const network = { of: `sign-in:address:${visitor.network}`, max: sessionLimits.triesPerMinute, seconds: 60 };
  const forgiveSender = await countTry(services, device ? triesOf(`sign-in:${device}`) : [network]);
  const account = await countTries(services, device ? [] : triesOf(`sign-in:account:${email}`));
  const user = await findUserByEmail(db, email);
  const fits = await passwordFits(user?.passwordHash ?? null, input.password);
  // Checked for unknown accounts too, so that timing reveals nothing.
  const hasStep = await hasSecondStep(db, user?.id ?? 0);
  if (account.error && !(fits && hasStep)) throw account.error;
  if (!user || !fits) {
    await recordFailedSignIn(services, user);
    throw new AppError('session.wrong_credentials');
  }
  await forgiveSender();
  await account.forgive();
  return continueSignIn(services, user, {
    keepLoggedIn: input.keepLoggedIn,
    userAgent: visitor.userAgent,
    by: { phrase: 'method.password' },
  });
}

/** After the right password, or an emailed link: the second step when there is one, else the session. */
export async function continueSignIn(
  services: Services,
  user: UserRow,
  input: { keepLoggedIn: boolean; userAgent: string | undefined; by: AuditPhrase },
): Promise<SignInResult> {
  const parents = await findParents(services.db, user);
  if (!scopeOf(actorOf({ user, ...parents }))) throw new AppError('session.no_organisation');
  const secondStep = await askSecondStep(services, user, input.keepLoggedIn);
  if (secondStep) return { secondStep };
  return { opened: await openSession(services, user, input) };
}

/**
 * Does the same work for known and unknown addresses, so that timing reveals nothing. The typed address is not stored.
 */
async function recordFailedSignIn({ db, clock }: Services, user: UserRow | undefined): Promise<void> {
  const { organisation, reseller } = await findParents(db, { organisationId: user?.organisationId ?? 0 });
  await insertAuditEvent(db, {
    kind: 'session.refused',
    organisationId: organisation?.id ?? null,
    resellerId: reseller?.id ?? null,
    actor: user ?? null,
    createdAt: clock(),
  });
}

/** Ends the caller's session immediately, and those of the same sign-in on other domains. */
export const signOut = (services: Services, caller: Caller): Promise<void> =>
  services.db.transaction().execute(async (transaction) => {
    await removeSignIn(transaction, caller.tokenHash);
    await recordAuditEvent(services, transaction, caller, 'session.closed');
  });
