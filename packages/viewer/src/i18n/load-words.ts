import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@vitrine/contract/embed/limits';
import type { Words } from './words.ts';

/** One file each, loaded when somebody speaks it. */
const FILES: Record<Language, () => Promise<{ words: Words }>> = {
  'en-gb': () => import('./en-gb.ts'),
  'en-us': () => import('./en-us.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  de: () => import('./de.ts'),
  pt: () => import('./pt.ts'),
  nl: () => import('./nl.ts'),
  se: () => import('./se.ts'),
};

/** The embed's language for a lang attribute: 'de-AT' is 'de', 'sv' is 'se'; what we do not speak is 'en-gb'. */
export function languageOf(attribute: string | null): Language {
  const asked = (attribute ?? '').trim().toLowerCase().replace('_', '-');
  const short = asked.split('-')[0] ?? '';
  const known = (tag: string) => LANGUAGES.find((language) => language === tag);
  return known(asked) ?? known(short === 'sv' ? 'se' : short) ?? DEFAULT_LANGUAGE;
}

/** The words of a language, from a file of its own. @throws when the file does not load */
export async function loadWords(language: Language): Promise<Words> {
  return (await FILES[language]()).words;
}

export interface Spoken {
  language: Language;
  words: Words;
}

/** What a viewer with this lang attribute says. @throws when the file does not load */
export async function speak(attribute: string | null): Promise<Spoken> {
  const language = languageOf(attribute);
  return { language, words: await loadWords(language) };
}
