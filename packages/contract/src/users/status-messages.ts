import { defineMessages } from '../texts/define-messages.ts';

/** Whether a user has accepted the invitation. */
export const userStatusMessages = defineMessages('users/status', {
  active: 'Active',
  pending: 'Pending',
  expired: 'Expired',
});
