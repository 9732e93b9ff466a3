import { catalogueLimits } from '@vitrine/contract/catalogue/limits';
import { currentLocale } from '@vitrine/contract/texts/in-locale';

const formats = new Map<string, Intl.NumberFormat | null>();

const formatFor = (currency: string, lang: string): Intl.NumberFormat | null => {
  const key = `${lang} ${currency}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  let made: Intl.NumberFormat | null = null;
  try {
    made = new Intl.NumberFormat(lang, { style: 'currency', currency });
  } catch {
    // Data files may hold three letters that are no currency, and pages any lang: the caller falls back to plain
    // figures.
  }
  formats.set(key, made);
  return made;
};

/** The embed's language code for Swedish is 'se' (C-INT-11); the platform calls it 'sv'. */
const platformLanguage = (lang: string): string => (lang.toLowerCase() === 'se' ? 'sv' : lang);

/** A price with its currency sign, e.g. '£68.00'; an unknown currency is written as text behind two decimals. */
export const formatPrice = (price: number, currency: string, lang = currentLocale()): string =>
  (formatFor(currency, platformLanguage(lang)) ?? formatFor(currency, 'en-gb'))?.format(price) ??
  `${price.toFixed(catalogueLimits.priceDecimals)} ${currency}`;
