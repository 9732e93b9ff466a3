export const sessionLimits = {
  cookieName: 'AuthToken',
  /** Recognises a browser that has signed in before. It gives no access. */
  deviceCookieName: 'DeviceToken',
  /** The longest time that browsers store a cookie. */
  deviceDays: 400,
  devicesMaximum: 20,
  csrfCookieName: 'XSRF-TOKEN',
  csrfHeaderName: 'x-xsrf-token',
  rememberedDays: 7,
  unrememberedHours: 24,
  /** Default hours that a session without "remember me" can be idle. */
  idleHours: 8,
  /**
   * Header of requests that a page sends automatically after this many idle minutes. They do not extend the session.
   */
  unattendedHeaderName: 'x-unattended',
  unattendedMinutes: 5,
  passwordMinimum: 8,
  passwordMaximum: 200,
  /** How many of the most common passwords are rejected. */
  commonPasswords: 10_000,
  emailMaximum: 254,
  /** Characters of a token in links, steps of the sign-in and hand-overs; real ones are shorter. */
  tokenMaximum: 200,
  /**
   * Failed sign-ins a minute and an hour from one known device, or from all unknown devices to one account; and a
   * minute from one network.
   */
  triesPerMinute: 10,
  triesPerHour: 60,
  /** Reset emails an hour to one account. Further requests send nothing and return the same answer. */
  resetEmailsPerHour: 5,
  /** Requests a minute from one address to the public routes of recovery and invitations. */
  publicPerMinute: 30,
  /** Lifetime of a reset link. */
  resetMinutes: 30,
  /** Lifetime of an invitation. */
  inviteDays: 7,
  /** Lifetime of a sign-in hand-over token for an organisation's own domain. */
  codeSeconds: 60,
  /** Time between the password and the second step, and between a passkey's challenge and its answer. */
  ticketMinutes: 10,
  /** Wrong codes for one second step before the password is required again. */
  secondStepTries: 5,
  recoveryCodes: 10,
  passkeysMaximum: 20,
  passkeyNameMaximum: 60,
} as const;
