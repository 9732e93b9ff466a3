import { analyticsLimits as limits } from '@vitrine/contract/analytics/limits';

/** 'YYYY-MM' of the last months in UTC, oldest first, the current one last. */
export const lastMonths = (now: Date, count: number = limits.months): string[] =>
  Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (count - 1 - at), 1)).toISOString().slice(0, 7),
  );

/** Leads per hundred unique sessions, with two decimals; 0 without sessions. */
export const conversionRate = (leads: number, uniqueSessions: number): number =>
  uniqueSessions > 0 ? Math.round((leads / uniqueSessions) * 10_000) / 100 : 0;

/** Average length of a session in whole minutes, at most six hours. */
export const averageMinutes = (seconds: number, sessions: number): number =>
  sessions > 0 ? Math.round(Math.min(seconds / sessions, limits.sessionSecondsMaximum) / 60) : 0;
