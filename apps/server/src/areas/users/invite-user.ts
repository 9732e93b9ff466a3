import { AppError } from '@vitrine/contract/errors';
import { GROUP } from '@vitrine/contract/permissions';
import { sessionLimits } from '@vitrine/contract/session/limits';
import { userLimits } from '@vitrine/contract/users/limits';
import { newUserPermissions } from '@vitrine/domain/policies/new-user-permissions';
import { mayInviteInto } from '@vitrine/domain/policies/users';
import { lockTenant } from '@vitrine/store/organisations/lock-tenant';
import type { OrganisationRecord } from '@vitrine/store/session/queries';
import { countUsers, findUser, type UserRecord } from '@vitrine/store/users/queries';
import { holderOf } from '../../accounts/actor-of.ts';
import type { Caller } from '../../accounts/caller.ts';
import { insertInvited } from '../../accounts/insert-invited.ts';
import { issueLink } from '../../accounts/issue-link.ts';
import { isInvited, shownEmail } from '../../accounts/present-user.ts';
import { recordAuditEvent } from '../../accounts/record-audit-event.ts';
import { countTry } from '../../plugins/rate-limits.ts';
import type { Services } from '../../services.ts';
import { changeAccount } from './change-account.ts';
import { requestEmail, retryWhenTaken } from './email-change.ts';
import { countLinkEmail, nameOf, tenantKind, userInScope } from './service.ts';

export interface InviteUserInput {
  first_name: string;
  last_name: string;
  email: string;
}

/**
 * Creates a pending user in an organisation or reseller (null: the provider's staff, by administrators only) and emails
 * the invitation, in one transaction. Rejects an address that is taken, in any case.
 */
export async function inviteUser(
  services: Services,
  caller: Caller,
  tenant: OrganisationRecord | null,
  input: InviteUserInput,
): Promise<UserRecord> {
  const { db } = services;
  if (!mayInviteInto(holderOf(caller.user), tenantKind(tenant))) throw new AppError('access.denied');
  await countLinkEmail(services, caller);
  const id = await db.transaction().execute(async (transaction) => {
    const groupId = GROUP_IN[tenantKind(tenant)];
    // Of two invitations at the same moment, one is the first.
    if (tenant !== null) await lockTenant(transaction, tenant.id);
    const isFirst = tenant !== null && (await countUsers(transaction, tenant.id)) === 0;
    return insertInvited(services, transaction, caller, tenant, {
      email: input.email,
      firstName: input.first_name,
      lastName: input.last_name,
      groupId,
      permissions: newUserPermissions(holderOf(caller.user), groupId, isFirst),
    });
  });
  services.jobs.wake('send-email');
  const user = await findUser(db, caller.scope, id);
  if (!user) throw new AppError('resource.missing');
  return user;
}

const GROUP_IN = {
  staff: GROUP.providerStaff,
  organisation: GROUP.organisationUser,
  reseller: GROUP.resellerUser,
} as const;

const assertUninvited = ({ inviteStatus }: UserRecord): void => {
  if (inviteStatus !== 'pending' && inviteStatus !== 'expired') throw new AppError('users.active');
};

/**
 * Sends the invitation again, to the address of the moment: the former link stops working, and an expired user is
 * pending again. Some times an hour for each user, because the mailbox may be a stranger's.
 */
export async function resendInvitation(services: Services, caller: Caller, id: number): Promise<void> {
  assertUninvited(await userInScope(services.db, caller, id));
  await countLinkEmail(services, caller);
  await countTry(services, [{ of: `invitation:${id}`, max: userLimits.invitationsPerHour, seconds: 3600 }]);
  await retryWhenTaken(() =>
    changeAccount(services, caller, id, async (transaction, { caller: now, user, tenant }) => {
      assertUninvited(user);
      if (user.newEmail === null) await issueLink(services, transaction, 'invite', user);
      else await requestEmail(services, transaction, { caller: now, user }, user.newEmail);
      await recordAuditEvent(services, transaction, caller, 'invitation.sent', {
        subject: nameOf(user),
        detail: { phrase: 'invitation.again', values: { email: shownEmail(user) } },
        within: tenant,
      });
    }),
  );
  services.jobs.wake('send-email');
}

/**
 * Emails an active user a reset link at a colleague's request, to the address of the moment; a few an hour to one
 * account.
 */
export async function sendReset(services: Services, caller: Caller, id: number): Promise<void> {
  await countLinkEmail(services, caller);
  await countTry(services, [{ of: `recovery:${id}`, max: sessionLimits.resetEmailsPerHour, seconds: 3600 }]);
  await changeAccount(services, caller, id, async (transaction, { user }) => {
    // An invited user whose address another account has: no email, and the same response.
    if (isInvited(user) && user.newEmail !== null) return;
    await issueLink(services, transaction, 'reset', user);
  });
  services.jobs.wake('send-email');
}
