import { monthKey, monthStart, shareOfMonth } from './moments.ts';
import { OAKLINE, TERRA } from './organisations.ts';
import type { PlannedUsage } from './plan-types.ts';
import { randomOf } from './random.ts';

const MONTHS = 12;

/** Sessions in a full month at today's level. */
const LEVELS = [
  { organisationKey: OAKLINE, configuratorKey: 'panoramic-kitchen', sessions: 2050 },
  { organisationKey: OAKLINE, configuratorKey: 'stock-kitchen', sessions: 870 },
  { organisationKey: OAKLINE, configuratorKey: 'fitted-bedroom', sessions: 610 },
  { organisationKey: OAKLINE, configuratorKey: 'sliding-wardrobe', sessions: 540 },
  { organisationKey: TERRA, configuratorKey: 'garage-floor', sessions: 940 },
] as const;

/** People plan kitchens after Christmas and in autumn: factor by month, January first. */
const SEASON = [1.16, 1.1, 1.04, 0.98, 0.94, 0.9, 0.86, 0.88, 1.02, 1.08, 1.06, 0.84] as const;

/**
 * Billing counts a visitor of two configurators once, so an organisation with several has fewer sessions than their
 * sum.
 */
const BILLED_SHARE: Record<string, number> = { [OAKLINE]: 0.91, [TERRA]: 0.985 };

/** The last twelve months, the current one up to now, oldest first. */
export const planUsage = (now: Date): PlannedUsage[] => {
  const random = randomOf(0x5e5510);
  return Array.from({ length: MONTHS }, (_, index) => MONTHS - 1 - index).flatMap((back) => {
    const start = monthStart(now, back);
    const month = monthKey(start);
    const season = SEASON[start.getUTCMonth()] ?? 1;
    const passed = back === 0 ? shareOfMonth(now) : 1;
    const perConfigurator = LEVELS.map(({ organisationKey, configuratorKey, sessions }): PlannedUsage => {
      const growth = 1 - 0.035 * back;
      const chance = 0.94 + 0.12 * random.next();
      return {
        organisationKey,
        configuratorKey,
        month,
        sessions: Math.round(sessions * growth * season * chance * passed),
      };
    });
    const billing = [OAKLINE, TERRA].map((organisationKey): PlannedUsage => {
      const own = perConfigurator.filter((row) => row.organisationKey === organisationKey);
      const sum = own.reduce((total, { sessions }) => total + sessions, 0);
      return {
        organisationKey,
        configuratorKey: null,
        month,
        sessions: Math.floor(sum * (BILLED_SHARE[organisationKey] ?? 1)),
      };
    });
    return [...perConfigurator, ...billing];
  });
};
