import { DAY_MS } from '../dates/durations.ts';
import { utcDay } from '../dates/utc-day.ts';

/** Days are 'YYYY-MM-DD' and months 'YYYY-MM', both in UTC: as texts they sort by time. */

const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);

export const monthOf = (day: string): string => day.slice(0, 7);

export const addDays = (day: string, count: number): string => utcDay(new Date(at(day) + count * DAY_MS));

/** Number of days from one day to the other, both included. */
export const daysBetween = (from: string, to: string): number => Math.round((at(to) - at(from)) / DAY_MS) + 1;

export const firstOfMonth = (day: string): string => `${monthOf(day)}-01`;

export const lastOfMonth = (day: string): string => addDays(addMonths(firstOfMonth(day), 1), -1);

/** The same day some months later, or the last day of a shorter month. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return utcDay(new Date(Date.UTC(year, month - 1 + count, Math.min(date, last))));
}

/** 'YYYY-MM' of every month that these days are in. */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  for (let day = firstOfMonth(from); day <= to; day = addMonths(day, 1)) months.push(monthOf(day));
  return months;
}
