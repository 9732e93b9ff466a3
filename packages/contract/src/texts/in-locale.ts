import { localeOf } from '../languages/tags.ts';
import { currentLanguage } from './translations.ts';

/** The BCP 47 tag of the reader's language: for numbers, dates, names of regions and the order of words. */
export const currentLocale = (): string => localeOf(currentLanguage());

/**
 * A format of Intl in the reader's language, made once for each:
 * `const months = inLocale((locale) => new Intl.DateTimeFormat(locale, …))`, then `months().format(date)`.
 */
export function inLocale<Format>(make: (locale: string) => Format): () => Format {
  const made = new Map<string, Format>();
  return () => {
    const locale = currentLocale();
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
}
