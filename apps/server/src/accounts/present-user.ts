import { isAdministratorGroup, PERMISSION_KEYS } from '@vitrine/contract/permissions';
import type { User } from '@vitrine/contract/users/schemas';
import type { Holder } from '@vitrine/domain/permissions/manage-user';
import { inviteStatusAt } from '@vitrine/domain/users/invite-status';
import type { UserRecord } from '@vitrine/store/users/queries';

/** A user's permissions; administrators hold every key by their group. */
export const holderOf = (user: Pick<UserRecord, 'groupId' | 'permissions'>): Holder => {
  const isAdministrator = isAdministratorGroup(user.groupId);
  return {
    is_admin: isAdministrator,
    permissions: PERMISSION_KEYS.filter((key) => isAdministrator || user.permissions.includes(key)),
  };
};

/** Whether a user has not accepted the invitation yet. */
export const isInvited = ({ inviteStatus }: Pick<UserRecord, 'inviteStatus'>): boolean =>
  inviteStatus === 'pending' || inviteStatus === 'expired';

/**
 * The address that an account shows: for an invited user the last one entered, whether or not another account uses it.
 */
export const shownEmail = (user: Pick<UserRecord, 'inviteStatus' | 'email' | 'newEmail'>): string =>
  isInvited(user) ? (user.newEmail ?? user.email) : user.email;

export const presentUser = (user: UserRecord, now: Date): User => ({
  id: user.id,
  first_name: user.firstName,
  last_name: user.lastName,
  email: shownEmail(user),
  pending_email: pendingEmail(user, now),
  invite_status: inviteStatusAt(user.inviteStatus, user.inviteExpiresAt, now),
  organisation_id: user.organisationId,
  group: { id: user.groupId },
  permissions: [...holderOf(user).permissions],
  two_step: user.hasSecondStep,
  created_at: user.createdAt.toISOString(),
});

/** The address that waits for its confirmation, while its link is valid. */
export const pendingEmail = (user: UserRecord, now: Date): string | null =>
  !isInvited(user) && user.newEmailExpiresAt !== null && user.newEmailExpiresAt > now ? user.newEmail : null;
