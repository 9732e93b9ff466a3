import { DEFAULT_LANGUAGE } from '@vitrine/contract/languages/limits';
import { currentLocale } from '@vitrine/contract/texts/in-locale';
import { currentLanguage } from '@vitrine/contract/texts/translations';
import { type NumberStyle, numberStyleOf } from '@vitrine/domain/numbers/parse-number';

/**
 * How the person at this browser writes numbers: as their language does. British English is also what speakers of other
 * languages read, so there the browser says how they write.
 */
export const personLocale = (): string =>
  currentLanguage() === DEFAULT_LANGUAGE ? (browserLocale() ?? currentLocale()) : currentLocale();

/** Null where it is no language tag: on systems without a language, browsers say `en-US@posix`. */
function browserLocale(): string | null {
  try {
    return Intl.getCanonicalLocales(navigator.language)[0] ?? null;
  } catch {
    return null;
  }
}

export const personNumbers = (): NumberStyle => numberStyleOf(personLocale());

/** '1250.50' with the decimal sign of the person at this browser, so that it reads back as the same number. */
export const asTyped = (decimals: string): string => decimals.replace('.', personNumbers().decimal);

/** A number as the person at this browser types it: '1250,5'. */
export const writeNumber = (value: number): string => asTyped(String(value));
