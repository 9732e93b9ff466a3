export const userLimits = {
  nameMaximum: 80,
  emailMaximum: 254,
  /** Invitations and resets that one user may send in an hour. */
  mailsPerHour: 60,
} as const;
