import type { Language } from '@vitrine/contract/languages/limits';
import { parseLanguage } from './load-texts.ts';
import type { KindTexts } from './texts.ts';

const FILES: Record<Language, () => Promise<{ texts: KindTexts }>> = {
  'en-gb': () => import('./kinds/en-gb.ts'),
  'en-us': () => import('./kinds/en-us.ts'),
  es: () => import('./kinds/es.ts'),
  fr: () => import('./kinds/fr.ts'),
  it: () => import('./kinds/it.ts'),
  de: () => import('./kinds/de.ts'),
  pt: () => import('./kinds/pt.ts'),
  nl: () => import('./kinds/nl.ts'),
  se: () => import('./kinds/se.ts'),
};

/** Loads the texts of wardrobes and floors for a lang attribute. @throws when the file does not load */
export async function loadKindTexts(attribute: string | null): Promise<KindTexts> {
  return (await FILES[parseLanguage(attribute)]()).texts;
}
