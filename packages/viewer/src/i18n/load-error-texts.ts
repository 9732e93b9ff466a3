import type { Language } from '@vitrine/contract/languages/limits';
import { parseLanguage } from './load-texts.ts';
import type { ErrorTexts } from './texts.ts';

const FILES: Record<Language, () => Promise<{ texts: ErrorTexts }>> = {
  'en-gb': () => import('./errors/en-gb.ts'),
  'en-us': () => import('./errors/en-us.ts'),
  es: () => import('./errors/es.ts'),
  fr: () => import('./errors/fr.ts'),
  it: () => import('./errors/it.ts'),
  de: () => import('./errors/de.ts'),
  pt: () => import('./errors/pt.ts'),
  nl: () => import('./errors/nl.ts'),
  se: () => import('./errors/se.ts'),
};

/** Loads the texts of errors for a lang attribute. @throws when the file does not load */
export async function loadErrorTexts(attribute: string | null): Promise<ErrorTexts> {
  return (await FILES[parseLanguage(attribute)]()).texts;
}
