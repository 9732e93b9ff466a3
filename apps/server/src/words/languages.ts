import { AppError } from '@vitrine/contract/errors';
import type { Language } from '@vitrine/contract/languages/limits';
import { type CatalogueOwner, sourceLanguageOf } from '@vitrine/domain/translations/languages';

/** Rejects the language that the catalogue is written in. */
export function assertTargetLanguage(organisation: CatalogueOwner, language: Language): void {
  if (language === sourceLanguageOf(organisation)) throw new AppError('translations.source_language');
}
