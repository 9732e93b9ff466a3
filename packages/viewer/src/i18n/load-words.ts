import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@vitrine/contract/embed/limits';
import type { Words } from './words.ts';

/** One file each; those without a file yet speak the default one. */
const FILES: Partial<Record<Language, () => Promise<{ words: Words }>>> = {
  'en-gb': () => import('./en-gb.ts'),
  de: () => import('./de.ts'),
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
  const load = FILES[language] ?? FILES[DEFAULT_LANGUAGE];
  if (!load) throw new Error(`No words for ${language}`);
  return (await load()).words;
}
