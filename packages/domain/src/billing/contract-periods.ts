import { inLocale } from '@vitrine/contract/texts/in-locale';
import { utcDay } from '../dates/utc-day.ts';

/** One year of a contract: twelve months in UTC. */
export interface ContractPeriod {
  /** 'YYYY-MM-DD|YYYY-MM-DD': first and last day. */
  key: string;
  /** 'March 2024 - February 2025'. */
  label: string;
  start: Date;
  /** The first moment after the period. */
  end: Date;
  /** 'YYYY-MM' of each of its twelve months, in order. */
  months: string[];
}

const MONTHS_A_YEAR = 12;

const monthAfter = (date: Date, count: number): Date =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, 1));

const monthName = inLocale(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

/** Every year of a contract, newest first. A contract runs for whole months from its first month. */
export const contractPeriods = (startingAt: Date, years: number): ContractPeriod[] =>
  Array.from({ length: years }, (_, year): ContractPeriod => {
    const start = monthAfter(startingAt, year * MONTHS_A_YEAR);
    const end = monthAfter(start, MONTHS_A_YEAR);
    const last = monthAfter(start, MONTHS_A_YEAR - 1);
    return {
      key: `${utcDay(start)}|${utcDay(new Date(end.getTime() - 1))}`,
      label: `${monthName().format(start)} - ${monthName().format(last)}`,
      start,
      end,
      months: Array.from({ length: MONTHS_A_YEAR }, (_month, at) => monthAfter(start, at).toISOString().slice(0, 7)),
    };
  }).reverse();

/**
 * The period that is selected first: the one that starts in this calendar year if it has begun, otherwise the one that
 * contains today, otherwise the first of the list. The year alone could select a period in the future.
 */
export const defaultPeriod = (periods: readonly ContractPeriod[], now: Date): ContractPeriod | undefined =>
  periods.find(({ start }) => start.getUTCFullYear() === now.getUTCFullYear() && start <= now) ??
  periods.find(({ start, end }) => start <= now && now < end) ??
  periods[0];

/** Date of a contract's renewal: its start plus its years. 29 February becomes the 28th in other years. */
export function renewalOf(startingAt: Date, years: number): Date {
  const [year, month] = [startingAt.getUTCFullYear() + years, startingAt.getUTCMonth()];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(startingAt.getUTCDate(), lastDay)));
}
