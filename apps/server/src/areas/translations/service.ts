import type { Language } from '@vitrine/contract/languages/limits';
import type { WordStatus } from '@vitrine/contract/translations/limits';
import type { TranslatedWord, TranslatedWords, TranslationProgress } from '@vitrine/contract/translations/schemas';
import { sourceLanguageOf, targetLanguagesOf } from '@vitrine/domain/translations/languages';
import { countStatuses, wordStatus } from '@vitrine/domain/translations/word-status';
import { listIdenticalSources, listTranslations } from '@vitrine/store/translations/queries';
import type { Caller } from '../../accounts/caller.ts';
import type { Services } from '../../services.ts';
import { assertTargetLanguage } from '../../words/languages.ts';
import { byLanguage, indexTranslations } from '../../words/resolve.ts';
import { findTranslationTarget, type TargetParams, type TranslationTarget } from './find-target.ts';
import { presentLanguages, presentWord } from './present.ts';

export interface LanguageParams extends TargetParams {
  language: Language;
}

/** How many words are translated into each language. */
export async function readProgress(
  services: Services,
  caller: Caller,
  params: TargetParams,
): Promise<TranslationProgress> {
  const { record, organisation, resellerId, words, isLive } = await findTranslationTarget(services, caller, params);
  const rows = byLanguage(await listTranslations(services.db, { configuratorId: record.id, resellerId }));
  return {
    ...presentLanguages(organisation),
    languages: targetLanguagesOf(organisation).map((language) => {
      const translations = indexTranslations(rows.get(language) ?? []);
      const counts = countStatuses(words.map((word) => wordStatus(word.source, translations.find(word))));
      return { language, ...counts, live: isLive && counts.done + counts.outdated > 0 };
    }),
  };
}

/** The words with their translations, all or those of one status. */
export async function listWordsIn(
  services: Services,
  caller: Caller,
  { status, ...params }: LanguageParams & { status?: WordStatus | undefined },
): Promise<TranslatedWords> {
  const target = await findInLanguage(services, caller, params);
  const words = await translatedWords(services, target, params.language);
  return {
    language: params.language,
    source_language: sourceLanguageOf(target.organisation),
    words: status ? words.filter((word) => word.status === status) : words,
  };
}

/** Translations of the same texts elsewhere, for the words that are not translated. */
export async function listIdentical(
  services: Services,
  caller: Caller,
  params: LanguageParams,
): Promise<{ source: string; text: string }[]> {
  const target = await findInLanguage(services, caller, params);
  const words = await translatedWords(services, target, params.language);
  const open = words.filter(({ status }) => status !== 'done').map(({ source }) => source);
  const { record, organisation, resellerId } = target;
  return listIdenticalSources(
    services.db,
    { organisationId: organisation.id, configuratorId: record.id, resellerId, language: params.language },
    [...new Set(open)],
  );
}

/** Rejects the language of the catalogue itself, and as missing what the caller may not see. */
export async function findInLanguage(
  services: Services,
  caller: Caller,
  params: LanguageParams,
): Promise<TranslationTarget> {
  const target = await findTranslationTarget(services, caller, params);
  assertTargetLanguage(target.organisation, params.language);
  return target;
}

/** All words of a target in a language. */
export async function translatedWords(
  { db }: Pick<Services, 'db'>,
  { record, resellerId, words }: TranslationTarget,
  language: Language,
): Promise<TranslatedWord[]> {
  const rows = await listTranslations(db, { configuratorId: record.id, resellerId, language });
  const translations = indexTranslations(rows);
  return words.map((word) => presentWord(word, translations.find(word), resellerId));
}
