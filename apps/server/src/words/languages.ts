import { AppError } from '@vitrine/contract/errors';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@vitrine/contract/languages/limits';
import type { OrganisationRecord } from '@vitrine/store/organisations/queries';

/** The language that an organisation writes its catalogue in. */
export const sourceLanguageOf = (_organisation: Pick<OrganisationRecord, 'id'>): Language => DEFAULT_LANGUAGE;

/** The languages that its words can be translated into. */
export const targetLanguagesOf = (organisation: Pick<OrganisationRecord, 'id'>): Language[] =>
  LANGUAGES.filter((language) => language !== sourceLanguageOf(organisation));

/** Rejects the language that the catalogue is written in. */
export function assertTargetLanguage(organisation: Pick<OrganisationRecord, 'id'>, language: Language): void {
  if (language === sourceLanguageOf(organisation)) throw new AppError('translations.source_language');
}
