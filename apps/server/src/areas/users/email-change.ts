import { randomBytes, randomUUID } from 'node:crypto';
import { emailKey } from '@vitrine/contract/email-address';
import { AppError } from '@vitrine/contract/errors';
import { sessionLimits } from '@vitrine/contract/session/limits';
import { userLimits } from '@vitrine/contract/users/limits';
import { checkHandleEmailChange } from '@vitrine/domain/policies/users';
import { type Database, isUniqueViolation } from '@vitrine/store/database';
import { findParents, findUserByEmail, findUserById, type UserRow } from '@vitrine/store/session/queries';
import { removeUserTokens, replaceUserToken } from '@vitrine/store/session/user-tokens';
import { outsideTenant } from '@vitrine/store/tenant-context';
import {
  findEmailChange,
  findEmailChangeByToken,
  removeEmailChange,
  replaceEmailChange,
} from '@vitrine/store/users/email-changes';
import { lockUsers } from '@vitrine/store/users/lock-users';
import { type UserRecord, updateUser } from '@vitrine/store/users/queries';
import type { Caller } from '../../accounts/caller.ts';
import { hashToken } from '../../accounts/hash-token.ts';
import { issueLink } from '../../accounts/issue-link.ts';
import { isInvited, pendingEmail } from '../../accounts/present-user.ts';
import { queueAccountEmail } from '../../accounts/queue-account-email.ts';
import { recordAuditEvent } from '../../accounts/record-audit-event.ts';
import { countTry } from '../../plugins/rate-limits.ts';
import type { Services } from '../../services.ts';
import { accountOf, assertAllowed, changeAccount, type LockedAccount } from './change-account.ts';
import { countLinkEmail, nameOf, userInScope } from './service.ts';

const newToken = (): string => randomBytes(32).toString('base64url');
const inHours = (now: Date, hours: number): Date => new Date(now.getTime() + hours * 3_600_000);

/** Limits emails to one mailbox, whether or not an account has that address. */
export async function countEmailChange(services: Services, caller: Caller, id: number, email: string): Promise<void> {
  await countLinkEmail(services, caller);
  await countTry(services, [
    { of: `email-change:${id}`, max: userLimits.emailChangesPerHour, seconds: 3600 },
    { of: `email-change-to:${emailKey(email)}`, max: userLimits.emailsToAddressPerHour, seconds: 3600 },
  ]);
}

/**
 * Changes the address of an account. Whether another account has it, here or elsewhere, shows nowhere: the same is
 * stored, returned and sent, only the text in that mailbox differs.
 */
export async function requestEmail(
  services: Services,
  transaction: Database,
  { caller, user }: Pick<LockedAccount, 'caller' | 'user'>,
  email: string,
): Promise<void> {
  // The address may be that of another tenant's account, which then gets a different email.
  return outsideTenant(transaction, () => storeNewEmail(services, transaction, { caller, user }, email));
}

async function storeNewEmail(
  services: Services,
  transaction: Database,
  { caller, user }: Pick<LockedAccount, 'caller' | 'user'>,
  email: string,
): Promise<void> {
  const found = await findUserByEmail(transaction, email);
  const holder = found?.id === user.id ? undefined : found;
  if (isInvited(user)) return moveInvitation(services, transaction, { caller, user, holder }, email);
  const now = services.clock();
  const token = newToken();
  await replaceEmailChange(transaction, {
    ...{ userId: user.id, email, tokenHash: hashToken(token), requestedBy: caller.user.id },
    ...{ expiresAt: inHours(now, userLimits.emailChangeHours), createdAt: now },
  });
  if (holder) await queueAccountEmail(services, transaction, 'email-in-use', holder, '');
  else await queueAccountEmail(services, transaction, 'email-confirm', { ...user, email }, token);
  await queueAccountEmail(services, transaction, 'email-asked', user, email);
}

/**
 * The user has never signed in with the former address, so the new one replaces it immediately: it is invited, and the
 * former link ends. When another account has the address, all looks the same, but the invitation cannot be accepted.
 * The row then holds an address that does not exist, which frees the former one as usual.
 */
async function moveInvitation(
  services: Services,
  transaction: Database,
  { caller, user, holder }: { caller: Caller; user: UserRecord; holder: UserRow | undefined },
  email: string,
): Promise<void> {
  const now = services.clock();
  await removeEmailChange(transaction, user.id);
  if (!holder) {
    await updateUser(transaction, user.id, { email }, now);
    return issueLink(services, transaction, 'invite', { ...user, email });
  }
  const expiresAt = inHours(now, sessionLimits.inviteDays * 24);
  const tokenHash = hashToken(newToken());
  await updateUser(transaction, user.id, { email: `${randomUUID()}@moved.invalid` }, now);
  await replaceUserToken(transaction, { userId: user.id, kind: 'invite', tokenHash, expiresAt, createdAt: now });
  await replaceEmailChange(transaction, {
    ...{ userId: user.id, email, tokenHash, requestedBy: caller.user.id, expiresAt, createdAt: now },
  });
  await queueAccountEmail(services, transaction, 'email-in-use', holder, '');
}

/** When two users get one address at the same moment, the second finds it taken. */
export const retryWhenTaken = <T>(change: () => Promise<T>): Promise<T> =>
  change().catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
    return change();
  });

/** Sends the confirmation again, with a new link; the former one stops working. */
export async function resendEmailChange(services: Services, caller: Caller, id: number): Promise<UserRecord> {
  const { db, clock, jobs } = services;
  const waiting = pendingEmail(await userInScope(db, caller, id), clock());
  if (waiting !== null) await countEmailChange(services, caller, id, waiting);
  await changeAccount(services, caller, id, async (transaction, current) => {
    assertAllowed(checkHandleEmailChange(accountOf(current.caller.user), accountOf(current.user)));
    const email = pendingEmail(current.user, clock());
    if (email === null) throw new AppError('resource.missing');
    await requestEmail(services, transaction, current, email);
  });
  jobs.wake('send-email');
  return userInScope(db, caller, id);
}

/** The current address stays; the link stops working. */
export async function cancelEmailChange(services: Services, caller: Caller, id: number): Promise<UserRecord> {
  const { db, clock } = services;
  await changeAccount(services, caller, id, async (transaction, { caller: now, user, tenant }) => {
    assertAllowed(checkHandleEmailChange(accountOf(now.user), accountOf(user)));
    const email = pendingEmail(user, clock());
    if (email === null) throw new AppError('resource.missing');
    await removeEmailChange(transaction, id);
    await recordAuditEvent(services, transaction, caller, 'user.edited', {
      subject: nameOf(user),
      detail: { phrase: 'user.email_stays', values: { email: user.email, other: email } },
      within: tenant,
    });
  });
  return userInScope(db, caller, id);
}

/**
 * Makes the new address count, with the token of the link that was sent to it: once, within a day. Links to the former
 * address stop working, and that address gets an email.
 */
export async function confirmEmailChange(services: Services, token: string): Promise<{ email: string }> {
  const { db, clock, jobs } = services;
  const key = { tokenHash: hashToken(token), now: clock() };
  const email = await db
    .transaction()
    .execute(async (transaction) => {
      const found = await findEmailChangeByToken(transaction, key);
      const user = found && (await findUserById(transaction, found.userId));
      if (!user || isInvited(user)) throw new AppError('users.link_expired');
      await lockUsers(transaction, user.organisationId, [user.id]);
      const change = await findEmailChange(transaction, user.id);
      if (change?.tokenHash !== key.tokenHash) throw new AppError('users.link_expired');
      const holder = await findUserByEmail(transaction, change.email);
      if (holder && holder.id !== user.id) throw new AppError('users.email_taken');
      await applyChange(services, transaction, user, change.email);
      return change.email;
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? new AppError('users.email_taken') : error;
    });
  jobs.wake('send-email');
  return { email };
}

async function applyChange(services: Services, transaction: Database, user: UserRow, email: string): Promise<void> {
  await removeEmailChange(transaction, user.id);
  await updateUser(transaction, user.id, { email }, services.clock());
  await removeUserTokens(transaction, user.id, 'reset');
  await queueAccountEmail(services, transaction, 'email-changed', user, email);
  await recordAuditEvent(services, transaction, { user, ...(await findParents(transaction, user)) }, 'user.edited', {
    subject: nameOf(user),
    detail: { phrase: 'user.email', values: { after: email, before: user.email } },
  });
}
