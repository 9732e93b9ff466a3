export const userLimits = {
  nameMaximum: 80,
  emailMaximum: 254,
  /** Invitations and resets that one user may send in an hour. */
  emailsPerHour: 60,
  /** How long the link to a new address works. */
  emailChangeHours: 24,
  /** New addresses that one account is given in an hour, and emails about a new address that go to one mailbox. */
  emailChangesPerHour: 10,
  emailsToAddressPerHour: 5,
} as const;
