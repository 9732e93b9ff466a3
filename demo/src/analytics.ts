import { monthKey } from './moments.ts';
import type { PlannedFigures, PlannedGrant, PlannedUsage } from './plan-types.ts';
import { randomOf } from './random.ts';

/** Shares of visitors by country. */
const COUNTRIES = [
  ['GB', 0.682],
  ['IE', 0.119],
  ['FR', 0.056],
  ['DE', 0.045],
  ['NL', 0.035],
  ['ES', 0.027],
  ['US', 0.022],
  ['SE', 0.014],
] as const;

/** Visitors and engaged visitors per hundred engaged sessions: some only look, some return on the same day. */
const VISITORS_A_SESSION = 1.32;
const UNIQUE_A_SESSION = 0.86;
const SECONDS = { least: 190, range: 110 };

/** A reseller's share of the sessions of the configurators granted to it. */
const RESELLERS_SHARE = 0.14;

interface Base {
  organisationKey: string;
  configuratorKey: string | null;
  resellerKey: string | null;
  month: string;
  sessions: number;
}

/** The resellers' part of the planned sessions: by configurator, and for each reseller as a whole. */
const resellersPart = (usage: readonly PlannedUsage[], grants: readonly PlannedGrant[]): Base[] => {
  const copies = usage.flatMap((row) =>
    grants
      .filter(
        ({ configuratorKey, createdAt }) => configuratorKey === row.configuratorKey && monthKey(createdAt) <= row.month,
      )
      .map(({ resellerKey }): Base => ({ ...row, resellerKey, sessions: Math.round(row.sessions * RESELLERS_SHARE) })),
  );
  const wholes = new Map<string, Base>();
  for (const copy of copies) {
    const key = `${copy.resellerKey} ${copy.month}`;
    const whole = wholes.get(key);
    wholes.set(key, { ...copy, configuratorKey: null, sessions: copy.sessions + (whole?.sessions ?? 0) });
  }
  return [...copies, ...wholes.values()];
};

/** Busier at weekends, when people plan their homes: shares of a week's days from Sunday. */
const WEEK = [1.5, 0.8, 0.8, 0.85, 0.9, 0.95, 1.4] as const;

/** The days of a month so far, each with the share of the month that has passed at its end. */
const daysIn = (month: string, now: Date): { day: string; passed: number }[] => {
  const [year = 0, at = 1] = month.split('-').map(Number);
  const last = month === monthKey(now) ? now.getUTCDate() : new Date(Date.UTC(year, at, 0)).getUTCDate();
  const days = Array.from({ length: last }, (_, index) => new Date(Date.UTC(year, at - 1, index + 1)));
  const weights = days.map((day) => WEEK[day.getUTCDay()] ?? 1);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let passed = 0;
  return days.map((day, index) => {
    passed += weights[index] ?? 0;
    return { day: day.toISOString().slice(0, 10), passed: passed / all };
  });
};

/** The part of a month's total for one day. All days add up to the total. */
const partOf = (total: number, passed: number, before: number): number =>
  Math.round(total * passed) - Math.round(total * before);

/** Daily figures that add up to the planned sessions of every month. The current month ends today. */
export const planFigures = (
  now: Date,
  usage: readonly PlannedUsage[],
  grants: readonly PlannedGrant[],
): PlannedFigures[] => {
  const random = randomOf(0xa11a);
  const all: Base[] = [...usage.map((row) => ({ ...row, resellerKey: null })), ...resellersPart(usage, grants)];
  return all.flatMap(({ month, sessions, ...owner }): PlannedFigures[] => {
    const seconds = SECONDS.least + Math.round(SECONDS.range * random.next());
    const visitors = Math.round(sessions * (VISITORS_A_SESSION + 0.08 * random.next()));
    const engaged = Math.round(sessions * UNIQUE_A_SESSION);
    let before = 0;
    return daysIn(month, now).map(({ day, passed }) => {
      const share = (total: number): number => partOf(total, passed, before);
      const figures = {
        ...owner,
        day,
        sessions: share(sessions),
        engagedSeconds: share(sessions) * seconds,
        visitors: share(visitors),
        engagedVisitors: share(engaged),
        countries: COUNTRIES.map(([country, part]) => ({ country, visitors: share(Math.round(visitors * part)) })),
      };
      before = passed;
      return figures;
    });
  });
};
