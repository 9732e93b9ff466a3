import type { Words } from './words.ts';

/** The nine languages of the embed (configurators.md §2). One file each; those without a file yet speak en-gb. */
export const LANGUAGES = ['en-gb', 'en-us', 'es', 'fr', 'it', 'de', 'pt', 'nl', 'se'] as const;
export type Language = (typeof LANGUAGES)[number];

const FILES: Partial<Record<Language, () => Promise<{ words: Words }>>> = {
  'en-gb': () => import('./en-gb.ts'),
  de: () => import('./de.ts'),
};

/** The embed's language for a lang attribute: 'de-AT' is 'de', 'sv' is 'se'; what we do not speak is 'en-gb'. */
export function languageOf(attribute: string | null): Language {
  const asked = (attribute ?? '').trim().toLowerCase().replace('_', '-');
  const short = asked.split('-')[0] ?? '';
  const known = (tag: string) => LANGUAGES.find((language) => language === tag);
  return known(asked) ?? known(short === 'sv' ? 'se' : short) ?? 'en-gb';
}

/** The words of a language, from a file of its own. @throws when the file does not load */
export async function loadWords(language: Language): Promise<Words> {
  const load = FILES[language] ?? FILES['en-gb'];
  if (!load) throw new Error(`No words for ${language}`);
  return (await load()).words;
}
