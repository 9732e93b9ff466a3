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

/** Visitors and engaged visitors of a hundred engaged sessions: some only look, some come back the same day. */
const VISITORS_A_SESSION = 1.32;
const UNIQUE_A_SESSION = 0.86;
const SECONDS = { least: 190, spread: 110 };

/** A reseller's part of the sessions of what was granted to it. */
const RESELLERS_SHARE = 0.14;

interface Base {
  organisationKey: string;
  configuratorKey: string | null;
  resellerKey: string | null;
  month: string;
  sessions: number;
}

/** What resellers have of the planned sessions: by configurator, and each reseller as a whole. */
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

/**
 * Figures to the planned sessions of every month, which they agree with: one day of a month stands for all of it, so
 * that twelve months are a few rows. The month that runs ends today.
 */
export const planFigures = (
  now: Date,
  usage: readonly PlannedUsage[],
  grants: readonly PlannedGrant[],
): PlannedFigures[] => {
  const random = randomOf(0xa11a);
  const all: Base[] = [...usage.map((row) => ({ ...row, resellerKey: null })), ...resellersPart(usage, grants)];
  return all.map(({ month, sessions, ...owner }): PlannedFigures => {
    const seconds = SECONDS.least + Math.round(SECONDS.spread * random.next());
    const visitors = Math.round(sessions * (VISITORS_A_SESSION + 0.08 * random.next()));
    const isRunning = month === monthKey(now);
    return {
      ...owner,
      day: isRunning ? now.toISOString().slice(0, 10) : `${month}-15`,
      sessions,
      engagedSeconds: sessions * seconds,
      visitors,
      engagedVisitors: Math.round(sessions * UNIQUE_A_SESSION),
      countries: COUNTRIES.map(([country, share]) => ({ country, visitors: Math.round(visitors * share) })),
    };
  });
};
