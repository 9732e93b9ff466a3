/** Numbers of the analytics. */
export const analyticsLimits = {
  /** Months that every series shows, the running one last. */
  months: 12,
  /** Days of a range that somebody chooses: two years. */
  rangeDaysMaximum: 731,
  /** How far back a range may begin. */
  rangeMonthsBack: 60,
  /** Ranges up to here show a point a day, */
  daysAsDays: 42,
  /** up to here a point a week, and above a point a month. */
  daysAsWeeks: 183,
  /** So long countries and options are kept by day; by month they stay. */
  daysKept: 760,
  /** A visitor who comes back after this is a new session. */
  sessionGapMs: 30 * 60_000,
  /** Average and single session alike. */
  sessionSecondsMaximum: 6 * 3600,
  heartbeatSeconds: 15,
  /** Somebody who did nothing for this long is no longer engaged. */
  idleSeconds: 60,
  /** What the viewer says of how long ago something happened. */
  ageSecondsMaximum: 3600,
  eventsABatch: 40,
  batchBytes: 16 * 1024,
  nameMaximum: 120,
  zoneMaximum: 60,
  resellersMaximum: 20,
  batchesPerMinute: 120,
  /** Events that wait to be written; what comes on top is dropped and counted. */
  waitingMaximum: 5000,
  writtenAtOnce: 500,
  writeAfterMs: 500,
  locationsShown: 8,
  optionsShown: 20,
  /** Different options that one configurator counts in a month. */
  optionsKept: 2000,
  versionMaximum: 1_000_000,
  /** A host is written down at most this often. */
  pageEveryMs: 60_000,
  /** Hosts kept a configurator, of those that may run it and of those that may not. */
  pagesKept: 30,
  hostMaximum: 260,
} as const;
