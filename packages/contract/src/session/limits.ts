export const sessionLimits = {
  cookieName: 'AuthToken',
  csrfCookieName: 'XSRF-TOKEN',
  csrfHeaderName: 'x-xsrf-token',
  rememberedDays: 7,
  unrememberedHours: 24,
  passwordMinimum: 8,
  passwordMaximum: 200,
  emailMaximum: 254,
  /** Sign-in tries a minute, by address and by account. */
  triesPerMinute: 10,
} as const;
