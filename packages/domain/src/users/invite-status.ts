export type InviteStatus = 'active' | 'pending' | 'expired';

/**
 * The status that a list shows. An invitation past its time, or without a valid link, counts as expired when it is
 * read. Null counts as active and stays null.
 */
export const inviteStatusAt = (
  stored: InviteStatus | null,
  inviteExpiresAt: Date | null,
  now: Date,
): InviteStatus | null => {
  if (stored !== 'pending') return stored;
  return inviteExpiresAt !== null && inviteExpiresAt > now ? 'pending' : 'expired';
};
