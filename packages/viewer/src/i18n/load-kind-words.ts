import type { Language } from '@vitrine/contract/embed/limits';
import { parseLanguage } from './load-words.ts';
import type { KindWords } from './words.ts';

const FILES: Record<Language, () => Promise<{ words: KindWords }>> = {
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

/** Loads the words of wardrobes and floors for a lang attribute. @throws when the file does not load */
export async function loadKindWords(attribute: string | null): Promise<KindWords> {
  return (await FILES[parseLanguage(attribute)]()).words;
}
