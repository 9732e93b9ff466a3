import type { DateRange } from './date-range.ts';
import { addDays, addMonths, firstOfMonth, lastOfMonth, monthOf, monthsBetween } from './days.ts';

/** A range as its whole months and the days at its ends. */
export interface SplitRange {
  months: string[];
  edges: DateRange[];
}

/** Splits whole months from a range. The current month is whole when the range ends today or later. */
export function splitMonths({ from, to }: DateRange, today: string): SplitRange {
  const first = from === firstOfMonth(from) ? from : addMonths(firstOfMonth(from), 1);
  const last = to === lastOfMonth(to) || to >= today ? to : addDays(firstOfMonth(to), -1);
  if (first > last) return { months: [], edges: [{ from, to }] };
  const edges = [
    { from, to: addDays(first, -1) },
    { from: addDays(last, 1), to },
  ];
  return { months: monthsBetween(first, last), edges: edges.filter((edge) => edge.from <= edge.to) };
}

/** Partial months of a range that were counted by month only. Counts by day start at `since`. */
export const monthsCut = ({ edges }: SplitRange, since: string | null): string[] => {
  if (since === null) return [];
  const cut = edges.filter(({ from }) => from < since).flatMap(({ from, to }) => monthsBetween(from, to));
  return [...new Set(cut)].filter((month) => month <= monthOf(since));
};
