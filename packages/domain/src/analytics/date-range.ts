import { analyticsLimits as limits } from '@vitrine/contract/analytics/limits';
import { addDays, addMonths, daysBetween, firstOfMonth } from './days.ts';

/** First and last day, both included. */
export interface DateRange {
  from: string;
  to: string;
}

export type RangeIssue = 'missing' | 'reversed' | 'future' | 'long' | 'old';

/** Why a range of days is invalid today; null when it is valid. */
export function rangeIssue({ from, to }: Partial<DateRange>, today: string): RangeIssue | null {
  if (from === undefined || to === undefined || !isDay(from) || !isDay(to)) return 'missing';
  if (from > to) return 'reversed';
  if (to > today) return 'future';
  if (daysBetween(from, to) > limits.rangeDaysMaximum) return 'long';
  return from < addMonths(today, -limits.rangeMonthsBack) ? 'old' : null;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (text: string): boolean =>
  DAY.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) && addDays(text, 0) === text;

/** The last twelve months. The current month ends today. */
export const lastTwelveMonths = (today: string): DateRange => ({
  from: addMonths(firstOfMonth(today), 1 - limits.months),
  to: today,
});

/** Ranges that one click selects. */
export const quickRanges = (today: string): { days30: DateRange; days90: DateRange; year: DateRange } => ({
  days30: { from: addDays(today, -29), to: today },
  days90: { from: addDays(today, -89), to: today },
  year: { from: `${today.slice(0, 4)}-01-01`, to: today },
});
