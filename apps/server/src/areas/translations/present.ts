import type { CatalogueLanguages, GlossaryTerm, TranslatedWord } from '@vitrine/contract/translations/schemas';
import { type CatalogueOwner, mainLanguageOf, sourceLanguageOf } from '@vitrine/domain/translations/languages';
import type { Word } from '@vitrine/domain/translations/word';
import { wordStatus } from '@vitrine/domain/translations/word-status';
import type { GlossaryTermRecord } from '@vitrine/store/translations/glossary';
import type { TranslationRecord } from '@vitrine/store/translations/queries';

/** A word with its translation, on a configurator or on a reseller's copy. */
export const presentWord = (
  word: Word,
  translation: TranslationRecord | undefined,
  resellerId: number | null,
): TranslatedWord => ({
  place: word.place,
  kind: word.kind,
  source: word.source,
  context: word.context,
  max_length: word.maxLength,
  status: wordStatus(word.source, translation),
  text: translation?.text ?? null,
  source_text: translation?.sourceText ?? null,
  updated_at: translation?.updatedAt.toISOString() ?? null,
  updated_by: translation?.updatedBy ?? null,
  inherited: translation !== undefined && translation.resellerId !== resellerId,
});

export const presentLanguages = (organisation: CatalogueOwner): CatalogueLanguages => ({
  source_language: sourceLanguageOf(organisation),
  catalogue_language: organisation.catalogueLanguage,
  main_language: mainLanguageOf(organisation),
});

export const presentTerm = ({ id, source, targets, note }: GlossaryTermRecord): GlossaryTerm => ({
  id,
  source,
  targets,
  note,
});
