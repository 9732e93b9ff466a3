import type { Language } from '@vitrine/contract/embed/limits';
import { languageOf } from './load-words.ts';
import type { FailureWords } from './words.ts';

const FILES: Record<Language, () => Promise<{ words: FailureWords }>> = {
  'en-gb': () => import('./failures/en-gb.ts'),
  'en-us': () => import('./failures/en-us.ts'),
  es: () => import('./failures/es.ts'),
  fr: () => import('./failures/fr.ts'),
  it: () => import('./failures/it.ts'),
  de: () => import('./failures/de.ts'),
  pt: () => import('./failures/pt.ts'),
  nl: () => import('./failures/nl.ts'),
  se: () => import('./failures/se.ts'),
};

/** Why there is no image, in the language of a lang attribute. @throws when the file does not load */
export async function loadFailureWords(attribute: string | null): Promise<FailureWords> {
  return (await FILES[languageOf(attribute)]()).words;
}
