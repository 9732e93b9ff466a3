import { inLocale } from '@vitrine/contract/texts/in-locale';
import { HOUR_MS } from './durations.ts';

/** The day of a time in UTC, '2027-01-31'. Price lists, quotes, contracts and analytics count days in UTC; shownDay is that of screens. */
export const utcDay = (time: Date): string => time.toISOString().slice(0, 'yyyy-mm-dd'.length);

const WESTERNMOST_HOURS = 12;

/** The earliest day that it still is somewhere, '2027-01-31': a day is over for everybody once it is over at UTC-12. */
export const earliestDay = (time: Date): string => utcDay(new Date(time.getTime() - WESTERNMOST_HOURS * HOUR_MS));

const days = inLocale(
  (locale) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' }),
);

/** '31 January 2027' of '2027-01-31'. */
export const dayText = (day: string): string => days().format(new Date(`${day}T00:00:00Z`));
