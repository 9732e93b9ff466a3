import { analyticsLimits as limits } from '@vitrine/contract/analytics/limits';
import type { DateRange } from './date-range.ts';
import { addDays, addMonths, daysBetween, firstOfMonth, monthsBetween } from './days.ts';

/** What one point of a chart covers. */
export type Grain = 'day' | 'week' | 'month';

/** A range cut into the points of a chart. */
export interface Buckets {
  grain: Grain;
  /** First day of each point, oldest first. */
  starts: string[];
  /** Last day of the last point. */
  until: string;
}

/** Days for up to six weeks, weeks for up to half a year, months above. */
export function grainOf({ from, to }: DateRange): Grain {
  const days = daysBetween(from, to);
  if (days <= limits.daysAsDays) return 'day';
  return days <= limits.daysAsWeeks ? 'week' : 'month';
}

/** Cuts a range into points. The first and the last can be part of a week or month. */
export function bucketsOf(range: DateRange, grain: Grain = grainOf(range)): Buckets {
  const { from, to } = range;
  if (grain === 'month') {
    const months = monthsBetween(from, to).map((month) => `${month}-01`);
    return { grain, starts: [from, ...months.slice(1)], until: to };
  }
  const step = grain === 'week' ? 7 : 1;
  const count = Math.ceil(daysBetween(from, to) / step);
  return { grain, starts: Array.from({ length: count }, (_, at) => addDays(from, at * step)), until: to };
}

/** The last day of a point. */
export const endOf = ({ starts, until }: Buckets, at: number): string => {
  const next = starts[at + 1];
  return next === undefined ? until : addDays(next, -1);
};

/**
 * The previous period, with the same number of points. A range that begins with a month and is shown in months is
 * compared with the same part of the same number of months before; any other range with the same number of days before.
 */
export function bucketsBefore(buckets: Buckets): Buckets {
  const { grain, starts, until } = buckets;
  const [from = until] = starts;
  if (grain === 'month' && from === firstOfMonth(from)) {
    const back = (day: string): string => addMonths(day, -starts.length);
    const isMonthEnd = addDays(until, 1) === firstOfMonth(addDays(until, 1));
    const before = isMonthEnd ? addDays(from, -1) : back(until);
    return { grain, starts: starts.map(back), until: before };
  }
  const days = daysBetween(from, until);
  return { grain, starts: starts.map((day) => addDays(day, -days)), until: addDays(from, -1) };
}
