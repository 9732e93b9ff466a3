import { inLocale } from '@vitrine/contract/texts/in-locale';

/** The day of a time in UTC, '2027-01-31'. Price lists, quotes, contracts and analytics count days in UTC. */
export const utcDay = (time: Date): string => time.toISOString().slice(0, 'yyyy-mm-dd'.length);

const days = inLocale(
  (locale) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' }),
);

/** '31 January 2027' of '2027-01-31'. */
export const dayText = (day: string): string => days().format(new Date(`${day}T00:00:00Z`));
