import { isEmailAddress, isSameEmail, normaliseEmail } from '@vitrine/contract/email-address';
import { AppError } from '@vitrine/contract/errors';
import { sessionLimits } from '@vitrine/contract/session/limits';
import { setCredential } from '@vitrine/store/session/credentials';
import { lockAccount } from '@vitrine/store/session/lock-account';
import { findParents, findUserByEmail, findUserById } from '@vitrine/store/session/queries';
import { findUserToken, takeUserToken } from '@vitrine/store/session/user-tokens';
import { assertPasswordAllowed } from '../../../accounts/check-password.ts';
import { hashToken } from '../../../accounts/hash-token.ts';
import { issueLink } from '../../../accounts/issue-link.ts';
import { hashPassword } from '../../../accounts/passwords.ts';
import { recordAuditEvent } from '../../../accounts/record-audit-event.ts';
import { countTries } from '../../../plugins/rate-limits.ts';
import type { Services } from '../../../services.ts';
import { continueSignIn, type SignInResult } from '../service.ts';
import type { Visitor } from '../sign-in/visitor.ts';

/**
 * Accepts a request for a reset link. Known and unknown addresses get the same response in the same time: a job looks
 * the account up afterwards. Rejects only what cannot be an address.
 */
export async function requestRecovery({ db, jobs }: Pick<Services, 'db' | 'jobs'>, input: string): Promise<void> {
  const email = normaliseEmail(input);
  if (!isEmailAddress(email)) throw new AppError('session.recovery_failed');
  await jobs.enqueue(db, 'request-recovery', { email });
  jobs.wake('request-recovery');
}

/**
 * Emails the link to the stored address, never to the typed one. A few an hour; the rest are dropped. Rejects while the
 * database is away, so that the job is tried again.
 */
export async function sendRecoveryEmail(services: Services, { email }: { email: string }): Promise<void> {
  const user = await findUserByEmail(services.db, email);
  if (!user || user.inviteStatus === 'pending') return;
  const limit = { of: `recovery:${user.id}`, max: sessionLimits.resetEmailsPerHour, seconds: 3600 };
  const { error } = await countTries(services, [limit]);
  if (error) return;
  await services.db.transaction().execute(async (transaction) => {
    const current = await lockAccount(transaction, user.id);
    // The account may have left the address meanwhile.
    if (current && isSameEmail(current.email, email)) await issueLink(services, transaction, 'reset', current);
  });
  services.jobs.wake('send-email');
}

/**
 * Sets a new password with an emailed token and signs in. The token works once, for 30 minutes, for its account; every
 * session of the account ends. A second step follows as after a password.
 */
export async function recoverPassword(
  services: Services,
  input: { token: string; email: string; password: string },
  visitor: Visitor,
): Promise<SignInResult> {
  const { db, clock } = services;
  const key = { kind: 'reset' as const, tokenHash: hashToken(input.token), now: clock() };
  const found = await findUserToken(db, key);
  const user = found && (await findUserById(db, found.userId));
  if (!user) throw new AppError('session.link_expired');
  if (!isSameEmail(user.email, input.email)) throw new AppError('session.recovery_failed');
  const parents = await findParents(db, user);
  await assertPasswordAllowed(input.password, user, parents);
  const passwordHash = await hashPassword(input.password);
  const account = await db.transaction().execute(async (transaction) => {
    const current = await lockAccount(transaction, user.id);
    if (!current || !(await takeUserToken(transaction, key))) throw new AppError('session.link_expired');
    await recordAuditEvent(services, transaction, { user, ...parents }, 'password.reset');
    return setCredential(transaction, current, { passwordHash }, key.now);
  });
  const by = { phrase: 'method.reset' } as const;
  return continueSignIn(services, account, { keepLoggedIn: false, userAgent: visitor.userAgent, by });
}
