export const userLimits = {
  nameMaximum: 80,
  emailMaximum: 254,
  /** Invitations and resets that one user can send in an hour. */
  emailsPerHour: 60,
  /** Times in an hour that one invitation can be sent again. */
  invitationsPerHour: 10,
  /** Lifetime of the link to a new address. */
  emailChangeHours: 24,
  /** Email changes of one account in an hour, and emails about a new address to one mailbox. */
  emailChangesPerHour: 10,
  emailsToAddressPerHour: 5,
} as const;
