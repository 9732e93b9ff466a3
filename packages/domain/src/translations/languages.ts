import { type AccountLanguage, LANGUAGES, type Language } from '@vitrine/contract/languages/limits';
import { emailLanguage } from '../emails/email-language.ts';

/** The languages of an organisation that has catalogues. */
export interface CatalogueOwner {
  /** Its main language; null for the default. */
  language: AccountLanguage | null;
  /** The language that its catalogues are written in; null for its main one. */
  catalogueLanguage: Language | null;
}

/** The language of the organisation's own people. */
export const mainLanguageOf = ({ language }: Pick<CatalogueOwner, 'language'>): AccountLanguage =>
  emailLanguage(language);

/** The language that an organisation writes its catalogues in. */
export const sourceLanguageOf = (owner: CatalogueOwner): Language => owner.catalogueLanguage ?? mainLanguageOf(owner);

/** The languages that words can be translated into: all others, the main one included. */
export const targetLanguagesOf = (owner: CatalogueOwner): Language[] =>
  LANGUAGES.filter((language) => language !== sourceLanguageOf(owner));

/**
 * The languages whose translations a reader of a language gets, best first: its own, then the organisation's main one.
 * What neither has is read as it is written. None for readers of the language that it is written in.
 */
export function languagesToRead(owner: CatalogueOwner, language: Language): Language[] {
  const source = sourceLanguageOf(owner);
  if (language === source) return [];
  const main = mainLanguageOf(owner);
  return main === source || main === language ? [language] : [language, main];
}
