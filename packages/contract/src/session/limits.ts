export const sessionLimits = {
  cookieName: 'AuthToken',
  /** Names a browser that has signed in before; it opens nothing. */
  deviceCookieName: 'DeviceToken',
  /** As long as browsers keep a cookie. */
  deviceDays: 400,
  devicesMaximum: 20,
  csrfCookieName: 'XSRF-TOKEN',
  csrfHeaderName: 'x-xsrf-token',
  rememberedDays: 7,
  unrememberedHours: 24,
  /** How many hours a session that is not remembered may go unused, where the configuration says nothing else. */
  idleHours: 8,
  /** Sent with what a page asks by itself once nobody has touched it for so many minutes: no use of the session. */
  unattendedHeaderName: 'x-unattended',
  unattendedMinutes: 5,
  passwordMinimum: 8,
  passwordMaximum: 200,
  /** How many of the most common passwords are refused. */
  commonPasswords: 10_000,
  emailMaximum: 254,
  /** Failed sign-ins a minute and an hour of one known device, or of all unknown ones at one account; a minute of a network. */
  triesPerMinute: 10,
  triesPerHour: 60,
  /** Asked-for reset emails an hour to one account; more are not sent, and nobody is told. */
  resetEmailsPerHour: 5,
  /** Requests a minute from one address to the public routes of recovery and invitations. */
  publicPerMinute: 30,
  /** A reset link. */
  resetMinutes: 30,
  /** An invitation. */
  inviteDays: 7,
  /** A code that hands a session over to an organisation's custom domain. */
  codeSeconds: 60,
  /** Between the right password and the second step, and between a passkey's question and its answer. */
  ticketMinutes: 10,
  /** Wrong codes to one question for the second step; after these the password is asked again. */
  secondStepTries: 5,
  recoveryCodes: 10,
  passkeysMaximum: 20,
  passkeyNameMaximum: 60,
} as const;
