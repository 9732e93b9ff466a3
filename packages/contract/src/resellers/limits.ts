export const resellerLimits = {
  usersMaximum: 50,
  configuratorsMaximum: 500,
  /** Attempts to grant one configurator before it counts as failed. */
  grantTries: 3,
  /** The message says 3, but names of two letters are real, so only a changed name needs 3. */
  nameMinimum: 2,
  changedNameMinimum: 3,
  personNameMinimum: 2,
  /** How often a page polls while configurators are being granted. */
  grantingLookMs: 5_000,
} as const;
