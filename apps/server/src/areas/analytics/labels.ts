import { analyticsMessages as messages } from '@vitrine/contract/analytics/messages';
import { inLocale } from '@vitrine/contract/texts/in-locale';
import { type Buckets, endOf } from '@vitrine/domain/analytics/buckets';
import { monthOf } from '@vitrine/domain/analytics/days';

const monthName = inLocale(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }),
);
const shortDay = inLocale(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
);
const longDay = inLocale(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
);

const at = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** 'Jun 2026' of '2026-06'. */
export const monthLabel = (month: string): string => monthName().format(at(`${month}-01`));

/** 'Jun 2026', '5 Jun 2026' or '1 Jun to 7 Jun 2026': the label of each point of a series. */
export const labelsOf = (buckets: Buckets): string[] =>
  buckets.starts.map((start, index) => {
    const end = endOf(buckets, index);
    if (buckets.grain === 'month' && monthOf(start) === monthOf(end)) return monthLabel(monthOf(start));
    if (start === end) return longDay().format(at(start));
    return messages.between(shortDay().format(at(start)), longDay().format(at(end)));
  });
