import { billingMessages as messages } from '@vitrine/contract/billing/messages';
import type { BillingPeriods } from '@vitrine/contract/billing/routes';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { inLocale } from '@vitrine/contract/texts/in-locale';
import type { ContractPeriod } from '@vitrine/domain/billing/contract-periods';

/** One month of a period as chart, table and file show it. */
export interface MonthRow {
  /** 'Mar' */
  short: string;
  /** 'March 2026' */
  month: string;
  /** Null for future months. */
  sessions: number | null;
}

const monthName = inLocale(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

export const monthText = (date: Date): string => monthName().format(date);

/** The twelve months of a period with their counts; null for future months. */
export const monthRows = (period: ContractPeriod, billing: BillingPeriods, now: Date): MonthRow[] =>
  period.months.map((month, at) => {
    const date = new Date(`${month}-01T00:00:00Z`);
    const found = billing[period.key]?.[at];
    return {
      short: found?.label ?? monthText(date).slice(0, 3),
      month: monthText(date),
      sessions: date > now ? null : (found?.value ?? 0),
    };
  });

/** Sessions of the current month, in any period; null outside the contract. */
export const sessionsNow = (periods: readonly ContractPeriod[], billing: BillingPeriods, now: Date): number | null => {
  const month = now.toISOString().slice(0, 7);
  const period = periods.find(({ months }) => months.includes(month));
  return period === undefined ? null : (billing[period.key]?.[period.months.indexOf(month)]?.value ?? 0);
};

/** The rows of a file, its head first. */
export const fileRows = (rows: readonly MonthRow[]): string[][] => [
  [messages.month, uiMessages.sessions],
  ...rows.map(({ month, sessions }) => [month, sessions === null ? '' : String(sessions)]),
];
