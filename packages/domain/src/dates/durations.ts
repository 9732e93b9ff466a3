/** Milliseconds of common periods. A day is 24 hours; changes to summer time are ignored. */
export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
