import { organisationLimits } from '@vitrine/contract/organisations/limits';

export type UsageLevel = 'normal' | 'danger' | 'negative';

/** How near sessions are to the contract's monthly limit. Without a contract (null) the level is normal. */
export const usageLevel = (sessions: number, limit: number | null): UsageLevel => {
  if (limit === null || sessions <= 0) return 'normal';
  const share = limit > 0 ? sessions / limit : Number.POSITIVE_INFINITY;
  if (share >= organisationLimits.usageNegative) return 'negative';
  return share >= organisationLimits.usageDanger ? 'danger' : 'normal';
};

/** Leads as whole percent of sessions; 0 without sessions. */
export const conversionRate = (leads: number, sessions: number): number =>
  sessions > 0 ? Math.round((leads * 100) / sessions) : 0;

/**
 * This month's leads against last month's pace, scaled to the day of the month, in whole percent: 20 on day 15 after 30
 * in 30 days is +33. Null when last month had none.
 */
export const leadsChange = (
  thisMonth: number,
  lastMonth: number,
  dayOfMonth: number,
  daysInLastMonth: number,
): number | null => {
  const pace = (lastMonth * Math.min(dayOfMonth, daysInLastMonth)) / daysInLastMonth;
  return pace > 0 ? Math.round(((thisMonth - pace) * 100) / pace) : null;
};
