import type { Language } from '@vitrine/contract/languages/limits';
import type { PriceTexts } from './price-texts.ts';
import type { ErrorTexts, KindTexts, Texts } from './texts.ts';

type Load<Content> = () => Promise<{ texts: Content }>;

/** The texts of one language, each a file that loads when a viewer needs it. */
export interface LanguageFiles {
  /** Of a viewer of any kind. */
  texts: Load<Texts>;
  /** Why there is no image. */
  errors: Load<ErrorTexts>;
  /** Of wardrobes and floors. */
  kinds: Load<KindTexts>;
  prices: Load<PriceTexts>;
}

/** A language is one folder. */
export const LANGUAGE_FILES: Record<Language, LanguageFiles> = {
  'en-gb': {
    texts: () => import('./en-gb/texts.ts'),
    errors: () => import('./en-gb/errors.ts'),
    kinds: () => import('./en-gb/kinds.ts'),
    prices: () => import('./en-gb/prices.ts'),
  },
  'en-us': {
    texts: () => import('./en-us/texts.ts'),
    errors: () => import('./en-us/errors.ts'),
    kinds: () => import('./en-us/kinds.ts'),
    prices: () => import('./en-us/prices.ts'),
  },
  es: {
    texts: () => import('./es/texts.ts'),
    errors: () => import('./es/errors.ts'),
    kinds: () => import('./es/kinds.ts'),
    prices: () => import('./es/prices.ts'),
  },
  fr: {
    texts: () => import('./fr/texts.ts'),
    errors: () => import('./fr/errors.ts'),
    kinds: () => import('./fr/kinds.ts'),
    prices: () => import('./fr/prices.ts'),
  },
  it: {
    texts: () => import('./it/texts.ts'),
    errors: () => import('./it/errors.ts'),
    kinds: () => import('./it/kinds.ts'),
    prices: () => import('./it/prices.ts'),
  },
  de: {
    texts: () => import('./de/texts.ts'),
    errors: () => import('./de/errors.ts'),
    kinds: () => import('./de/kinds.ts'),
    prices: () => import('./de/prices.ts'),
  },
  pt: {
    texts: () => import('./pt/texts.ts'),
    errors: () => import('./pt/errors.ts'),
    kinds: () => import('./pt/kinds.ts'),
    prices: () => import('./pt/prices.ts'),
  },
  nl: {
    texts: () => import('./nl/texts.ts'),
    errors: () => import('./nl/errors.ts'),
    kinds: () => import('./nl/kinds.ts'),
    prices: () => import('./nl/prices.ts'),
  },
  se: {
    texts: () => import('./se/texts.ts'),
    errors: () => import('./se/errors.ts'),
    kinds: () => import('./se/kinds.ts'),
    prices: () => import('./se/prices.ts'),
  },
  ar: {
    texts: () => import('./ar/texts.ts'),
    errors: () => import('./ar/errors.ts'),
    kinds: () => import('./ar/kinds.ts'),
    prices: () => import('./ar/prices.ts'),
  },
  he: {
    texts: () => import('./he/texts.ts'),
    errors: () => import('./he/errors.ts'),
    kinds: () => import('./he/kinds.ts'),
    prices: () => import('./he/prices.ts'),
  },
};
