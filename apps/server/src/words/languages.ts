import { AppError } from '@vitrine/contract/errors';
import { LANGUAGES, type Language } from '@vitrine/contract/languages/limits';
import { emailLanguage } from '@vitrine/domain/emails/email-language';
import type { OrganisationRecord } from '@vitrine/store/organisations/queries';

type Owner = Pick<OrganisationRecord, 'language'>;

/** The language that an organisation writes its catalogue in: its own. */
export const sourceLanguageOf = ({ language }: Owner): Language => emailLanguage(language);

/** The languages that its words can be translated into. */
export const targetLanguagesOf = (organisation: Owner): Language[] =>
  LANGUAGES.filter((language) => language !== sourceLanguageOf(organisation));

/** Rejects the language that the catalogue is written in. */
export function assertTargetLanguage(organisation: Owner, language: Language): void {
  if (language === sourceLanguageOf(organisation)) throw new AppError('translations.source_language');
}
