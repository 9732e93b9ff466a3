export const resellerLimits = {
  usersMaximum: 50,
  configuratorsMaximum: 500,
  /** Tries of granting one configurator before it counts as failed (decision B5). */
  grantTries: 3,
  /** What the form's check asks for (decision A9), and what its sentence says. */
  nameMinimum: 2,
  changedNameMinimum: 3,
  personNameMinimum: 2,
  /** So often a page looks again while configurators are being granted. */
  grantingLookMs: 5_000,
} as const;
