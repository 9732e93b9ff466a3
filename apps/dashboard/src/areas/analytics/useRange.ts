import { useNavigate, useSearch } from '@tanstack/react-router';
import type { AskedRange } from '@vitrine/contract/analytics/schemas';
import { type DateRange, type RangeIssue, rangeIssue } from '@vitrine/domain/analytics/date-range';
import { utcDay } from '@vitrine/domain/dates/utc-day';

export interface Range {
  /** The range requested from the server. */
  asked: AskedRange;
  /** The chosen days; null for the last twelve months. */
  chosen: DateRange | null;
  /** The issue with the days in the address; they are not requested then. */
  issue: RangeIssue | null;
  compares: boolean;
  today: string;
  choose: (range: DateRange | null) => void;
  compare: (on: boolean) => void;
}

type Search = Record<string, unknown>;

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const without = (search: Search, ...keys: string[]): Search =>
  Object.fromEntries(Object.entries(search).filter(([key]) => !keys.includes(key)));

/** The days in the address, so that they can be linked and survive a reload. */
export const useRange = (): Range => {
  const search = useSearch({ strict: false }) as Search;
  const navigate = useNavigate();
  const today = utcDay(new Date());
  const from = textOf(search.from);
  const to = textOf(search.to);
  const isChosen = from !== undefined || to !== undefined;
  const issue = isChosen ? rangeIssue({ ...(from && { from }), ...(to && { to }) }, today) : null;
  const chosen = from !== undefined && to !== undefined && issue === null ? { from, to } : null;
  const compares = search.compare === 'before';
  const go = (change: (before: Search) => Search): void => {
    navigate({ to: '.', search: change as never, resetScroll: false });
  };
  return {
    asked: { ...chosen, ...(compares && { compare: 'before' as const }) },
    chosen,
    issue,
    compares,
    today,
    choose: (range) => go((before) => ({ ...without(before, 'from', 'to'), ...range })),
    compare: (on) => go((before) => ({ ...without(before, 'compare'), ...(on && { compare: 'before' }) })),
  };
};
