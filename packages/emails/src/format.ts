import type { AccountLanguage, Language } from '@vitrine/contract/languages/limits';
import { localeOf } from '@vitrine/contract/languages/tags';
import type { TenantTexts } from '@vitrine/texts/email-texts';

/** All times are shown in one zone. */
const ZONE = 'Europe/London';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(localeOf(language), options);
  formats.set(key, known);
  return known;
}

/** '24 December 2026' of '2026-12-24', as the language writes it. */
export const formatDay = (language: Language, day: string): string =>
  formatOf(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** '18 June 2026' in UTC, as the language writes it. */
export const formatUtcDate = (language: Language, date: Date): string =>
  formatOf(language, { dateStyle: 'long', timeZone: 'UTC' }).format(date);

/** 'November 2026' in UTC, as the language writes it. */
export const formatMonth = (language: Language, date: Date): string =>
  formatOf(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date);

/** '4,712', as the language writes it. */
export const formatCount = (language: Language, count: number): string => count.toLocaleString(localeOf(language));

const ordinals = new Intl.PluralRules('en-GB', { type: 'ordinal' });
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** '15th March': British English alone writes ordinals. */
const britishDay = (date: Date): string => {
  const day = Number(formatOf('en-gb', { day: 'numeric', timeZone: ZONE }).format(date));
  const month = formatOf('en-gb', { month: 'long', timeZone: ZONE }).format(date);
  return `${day}${ENDINGS[ordinals.select(day)] ?? 'th'} ${month}`;
};

/**
 * 'today at 09:42' or '15th March at 14:32', with the year when it is another one. Within a sentence of the language.
 */
export function formatWhen(
  language: AccountLanguage,
  { today, onDay }: Pick<TenantTexts['enquiry'], 'today' | 'onDay'>,
  date: Date,
  now: Date,
): string {
  const part = (of: Date, options: Intl.DateTimeFormatOptions): string =>
    formatOf('en-gb', { ...options, timeZone: ZONE }).format(of);
  const time = formatOf(language, { timeStyle: 'short', timeZone: ZONE }).format(date);
  if (part(date, { dateStyle: 'short' }) === part(now, { dateStyle: 'short' })) return today(time);
  const year = part(date, { year: 'numeric' });
  const isThisYear = year === part(now, { year: 'numeric' });
  const day =
    language === 'en-gb'
      ? `${britishDay(date)}${isThisYear ? '' : ` ${year}`}`
      : formatOf(language, {
          ...{ day: 'numeric', month: 'long', timeZone: ZONE },
          ...(isThisYear ? {} : { year: 'numeric' }),
        }).format(date);
  return onDay(day, time);
}
