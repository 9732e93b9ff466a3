import { dateMessages } from '@vitrine/contract/dates/messages';
import { currentLocale, inLocale } from '@vitrine/contract/texts/in-locale';

/** All times are shown in one zone. */
const ZONE = 'Europe/London';

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const months = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, month: 'long' });

interface LocalDate {
  year: string;
  month: string;
  day: string;
  time: string;
  monthName: string;
}

const local = (date: Date): LocalDate | null => {
  if (Number.isNaN(date.getTime())) return null;
  const part = Object.fromEntries(parts.formatToParts(date).map(({ type, value }) => [type, value]));
  return {
    year: part.year ?? '',
    month: part.month ?? '',
    day: part.day ?? '',
    time: `${part.hour}:${part.minute}`,
    monthName: months.format(date),
  };
};

const ordinal = (day: number): string => {
  const teen = day >= 11 && day <= 13;
  const ending = teen ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[day % 10] ?? 'th');
  return `${day}${ending}`;
};

const isEnglish = (): boolean => currentLocale().startsWith('en');

const time = { timeZone: ZONE, hour: '2-digit', minute: '2-digit' } as const;
const longDays = inLocale((locale) => new Intl.DateTimeFormat(locale, { ...time, day: 'numeric', month: 'long' }));
const longDaysWithYear = inLocale(
  (locale) => new Intl.DateTimeFormat(locale, { ...time, day: 'numeric', month: 'long', year: 'numeric' }),
);
const shortDays = inLocale((locale) => new Intl.DateTimeFormat(locale, { timeZone: ZONE, dateStyle: 'short' }));
const syncTimes = inLocale(
  (locale) => new Intl.DateTimeFormat(locale, { ...time, day: '2-digit', month: '2-digit', year: 'numeric' }),
);

/** 'today at 09:42' or '15th March at 14:32', with the year when it is another one. '' for no date. */
export const longDate = (iso: string, now: Date): string => {
  const date = local(new Date(iso));
  const today = local(now);
  if (date === null || today === null) return '';
  const sameYear = date.year === today.year;
  if (sameYear && date.month === today.month && date.day === today.day) return dateMessages.today(date.time);
  if (!isEnglish()) return (sameYear ? longDays() : longDaysWithYear()).format(new Date(iso));
  return `${ordinal(Number(date.day))} ${date.monthName}${sameYear ? '' : ` ${date.year}`} at ${date.time}`;
};

/** '09:42' today, '20.11.26' on other days: for a phone's narrow lists. '' for no date. */
export const phoneDate = (iso: string, now: Date): string => {
  const date = local(new Date(iso));
  const today = local(now);
  const isToday = date?.year === today?.year && date?.month === today?.month && date?.day === today?.day;
  return date !== null && isToday ? date.time : shortDate(iso);
};

/** '5.3.26'. '' for no date. */
export const shortDate = (iso: string): string => {
  const date = local(new Date(iso));
  if (date === null) return '';
  if (!isEnglish()) return shortDays().format(new Date(iso));
  return `${Number(date.day)}.${Number(date.month)}.${date.year.slice(-2)}`;
};

/** The day of a time where all times are shown, '2026-07-01' for 23:30 on 30 June in UTC. */
export const shownDay = (time: Date): string => {
  const { year, month, day } = Object.fromEntries(parts.formatToParts(time).map(({ type, value }) => [type, value]));
  return `${year}-${month}-${day}`;
};

/** '14:32 05/03/2026', for "last synced". '' for no date. */
export const syncedDate = (date: string): string => {
  const read = local(new Date(date));
  if (read === null) return '';
  return isEnglish() ? `${read.time} ${read.day}/${read.month}/${read.year}` : syncTimes().format(new Date(date));
};

/** '2026-03-05 14:32', which spreadsheets sort and read as a date. '' for no date. */
export const sheetDate = (iso: string): string => {
  const date = local(new Date(iso));
  return date === null ? '' : `${date.year}-${date.month}-${date.day} ${date.time}`;
};
