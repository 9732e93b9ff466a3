import type { Language } from '@vitrine/contract/languages/limits';
import type { PriceTexts } from './price-texts.ts';

const FILES: Record<Language, () => Promise<{ texts: PriceTexts }>> = {
  'en-gb': () => import('./prices/en-gb.ts'),
  'en-us': () => import('./prices/en-us.ts'),
  es: () => import('./prices/es.ts'),
  fr: () => import('./prices/fr.ts'),
  it: () => import('./prices/it.ts'),
  de: () => import('./prices/de.ts'),
  pt: () => import('./prices/pt.ts'),
  nl: () => import('./prices/nl.ts'),
  se: () => import('./prices/se.ts'),
};

/** Loads the texts of prices in a language. @throws when the file does not load */
export async function loadPriceTexts(language: Language): Promise<PriceTexts> {
  return (await FILES[language]()).texts;
}
