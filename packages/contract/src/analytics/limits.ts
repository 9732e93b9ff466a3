import { visitLimits } from './visit-limits.ts';

/** Limits of the analytics. */
export const analyticsLimits = {
  ...visitLimits,
  /** Months in every series; the current month is the last one. */
  months: 12,
  /** Days in the longest custom range: two years. */
  rangeDaysMaximum: 731,
  /** How far back a range can begin. */
  rangeMonthsBack: 60,
  /** Ranges up to this length show one point a day, */
  daysAsDays: 42,
  /** ranges up to this length one point a week, and longer ones one point a month. */
  daysAsWeeks: 183,
  /** How long countries and options are stored by day. By month they are stored without a limit. */
  retentionDays: 760,
  /** A visitor who returns after this time starts a new session. */
  sessionGapMs: 30 * 60_000,
  /** Applies to the average and to a single session. */
  sessionSecondsMaximum: 6 * 3600,
  batchBytes: 16 * 1024,
  zoneMaximum: 60,
  resellersMaximum: 20,
  batchesPerMinute: 120,
  /** Events that wait to be written: two seconds of 10,000. Further events are dropped and counted. */
  waitingMaximum: 20_000,
  writtenAtOnce: 2000,
  writeAfterMs: 500,
  locationsShown: 8,
  optionsShown: 20,
  /** Different options that are counted for one configurator in a month. */
  optionsMaximum: 2000,
  versionMaximum: 1_000_000,
  /** A host is written at most this often. */
  pageEveryMs: 60_000,
  /** Hosts stored for one configurator: those where it may run, and those where it may not. */
  pagesMaximum: 30,
  hostMaximum: 260,
} as const;
