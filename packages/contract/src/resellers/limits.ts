export const resellerLimits = {
  usersMaximum: 50,
  configuratorsMaximum: 500,
  /** Tries of granting one configurator before it counts as failed. */
  grantTries: 3,
  /** The form's sentence says 3, but names of two letters are real: only a changed name needs 3. */
  nameMinimum: 2,
  changedNameMinimum: 3,
  personNameMinimum: 2,
  /** So often a page looks again while configurators are being granted. */
  grantingLookMs: 5_000,
} as const;
