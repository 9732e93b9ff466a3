import { analyticsMessages as messages } from '@vitrine/contract/analytics/messages';
import type { AnalyticsPeriod, AskedRange } from '@vitrine/contract/analytics/schemas';
import { AppError } from '@vitrine/contract/errors';
import { type Buckets, bucketsBefore, bucketsOf } from '@vitrine/domain/analytics/buckets';
import { type DateRange, lastTwelveMonths, rangeIssue } from '@vitrine/domain/analytics/date-range';
import { monthsCut, type SplitRange, splitMonths } from '@vitrine/domain/analytics/whole-months';
import { utcDay } from '@vitrine/domain/dates/utc-day';
import { monthLabel } from './labels.ts';

/** The days that figures are read for. */
export interface Period {
  now: Date;
  range: DateRange;
  buckets: Buckets;
  split: SplitRange;
  /** The period before, when the caller compares. */
  before: Buckets | null;
  /** Whether the caller asked for days or a comparison, so that the response states the resolved period. */
  isExplicit: boolean;
}

/** The last twelve months, or the requested days; rejects days that are no valid range. */
export function readPeriod(now: Date, { from, to, compare }: AskedRange): Period {
  const today = utcDay(now);
  const chosen = from !== undefined || to !== undefined;
  const issue = chosen ? rangeIssue({ ...(from && { from }), ...(to && { to }) }, today) : null;
  if (issue !== null) {
    const field = issue === 'future' || (issue === 'missing' && from !== undefined) ? 'to' : 'from';
    throw new AppError('request.invalid', { errors: { [field]: [messages.rangeIssues[issue]] } });
  }
  const range = from !== undefined && to !== undefined ? { from, to } : lastTwelveMonths(today);
  const buckets = chosen ? bucketsOf(range) : bucketsOf(range, 'month');
  return {
    now,
    range,
    buckets,
    split: splitMonths(range, today),
    before: compare === undefined ? null : bucketsBefore(buckets),
    isExplicit: chosen || compare !== undefined,
  };
}

/** The period as the response states it; nothing when the caller asked for none. */
export function presentPeriod(asked: Period, since: string | null): { period?: AnalyticsPeriod } {
  if (!asked.isExplicit) return {};
  const { range, buckets, before, split } = asked;
  return {
    period: {
      ...range,
      grain: buckets.grain,
      before: before && { from: before.starts[0] ?? before.until, to: before.until },
      undated: monthsCut(split, since).map(monthLabel),
    },
  };
}
