import type { User } from '@vitrine/contract/users/schemas';
import { inviteStatusAt } from '@vitrine/domain/users/invite-status';
import type { UserRecord } from '@vitrine/store/users/queries';
import { holderOf } from './actor-of.ts';

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
