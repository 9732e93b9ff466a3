import { DAY_MS } from '@vitrine/domain/dates/durations';

/** Whole or part days before a moment. */
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

/** The first of the month, `count` months before the month of `now`, in UTC. */
export const monthStart = (now: Date, count: number): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count, 1));

/** '2026-11' */
export const monthKey = (date: Date): string => date.toISOString().slice(0, 7);

/** The part of its month that has passed, from 0 to 1. */
export const shareOfMonth = (now: Date): number => {
  const start = monthStart(now, 0).getTime();
  return (now.getTime() - start) / (monthStart(now, -1).getTime() - start);
};
