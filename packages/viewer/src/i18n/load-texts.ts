import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@vitrine/contract/languages/limits';
import type { Texts } from './texts.ts';

/** One file a language, loaded when a viewer needs it. */
const FILES: Record<Language, () => Promise<{ texts: Texts }>> = {
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

/** Parses a lang attribute: 'de-AT' is 'de', 'sv' is 'se'; an unknown language is 'en-gb'. */
export function parseLanguage(attribute: string | null): Language {
  const tag = (attribute ?? '').trim().toLowerCase().replace('_', '-');
  const short = tag.split('-')[0] ?? '';
  const known = (tag: string) => LANGUAGES.find((language) => language === tag);
  return known(tag) ?? known(short === 'sv' ? 'se' : short) ?? DEFAULT_LANGUAGE;
}

/** Loads the texts of a language. @throws when the file does not load */
export async function loadTexts(language: Language): Promise<Texts> {
  return (await FILES[language]()).texts;
}

export interface LanguageTexts {
  language: Language;
  texts: Texts;
}

/** Loads the texts for a lang attribute. @throws when the file does not load */
export async function loadLanguageTexts(attribute: string | null): Promise<LanguageTexts> {
  const language = parseLanguage(attribute);
  return { language, texts: await loadTexts(language) };
}
