import { isSameEmail } from '@vitrine/contract/email-address';
import { AppError } from '@vitrine/contract/errors';
import { setCredential } from '@vitrine/store/session/credentials';
import { lockAccount } from '@vitrine/store/session/lock-account';
import { findParents, findUserById, type UserRow } from '@vitrine/store/session/queries';
import { findUserToken, takeUserToken } from '@vitrine/store/session/user-tokens';
import { assertPasswordAllowed } from '../../../accounts/check-password.ts';
import { hashToken } from '../../../accounts/hash-token.ts';
import { hashPassword } from '../../../accounts/passwords.ts';
import { recordAuditEvent } from '../../../accounts/record-audit-event.ts';
import type { Services } from '../../../services.ts';
import { continueSignIn, type SignInResult } from '../service.ts';
import type { Visitor } from '../sign-in/visitor.ts';

const keyOf = (token: string, now: Date) => ({ kind: 'invite' as const, tokenHash: hashToken(token), now });

async function findInvited({ db, clock }: Pick<Services, 'db' | 'clock'>, token: string): Promise<UserRow> {
  const found = await findUserToken(db, keyOf(token, clock()));
  const user = found && (await findUserById(db, found.userId));
  if (!user || !isInvited(user)) throw new AppError('session.link_expired');
  return user;
}

/** No invitation opens an account that is already active, however it became so. */
const isInvited = ({ inviteStatus }: UserRow): boolean => inviteStatus === 'pending' || inviteStatus === 'expired';

/** The user that an invitation is for. Changes nothing: email scanners that open links before people do no harm. */
export async function readInvitation(services: Services, token: string): Promise<{ email: string; key: string }> {
  const { email } = await findInvited(services, token);
  return { email, key: token };
}

/**
 * Accepts an invitation with a first password and signs in. Only the invited account counts: a different address is
 * rejected like an expired link. Of two calls at once, one wins.
 */
export async function acceptInvitation(
  services: Services,
  token: string,
  input: { email: string; password: string },
  visitor: Visitor,
): Promise<SignInResult> {
  const { db, clock } = services;
  const user = await findInvited(services, token);
  if (!isSameEmail(user.email, input.email)) throw new AppError('session.link_expired');
  const parents = await findParents(db, user);
  await assertPasswordAllowed(input.password, user, parents);
  const passwordHash = await hashPassword(input.password);
  const account = await db.transaction().execute(async (transaction) => {
    const current = await lockAccount(transaction, user.id);
    const key = keyOf(token, clock());
    if (!current || !isInvited(current) || !(await takeUserToken(transaction, key)))
      throw new AppError('session.link_expired');
    await recordAuditEvent(services, transaction, { user, ...parents }, 'invitation.accepted');
    return setCredential(transaction, current, { passwordHash }, clock());
  });
  const by = { phrase: 'method.invitation' } as const;
  return continueSignIn(services, account, { keepLoggedIn: false, userAgent: visitor.userAgent, by });
}
