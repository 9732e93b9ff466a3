import type { Input } from '@vitrine/contract/define-route';
import { AppError } from '@vitrine/contract/errors';
import { languageName } from '@vitrine/contract/languages/language-name';
import type { Language } from '@vitrine/contract/languages/limits';
import { languageOfTag } from '@vitrine/contract/languages/tags';
import { translationLimits as limits } from '@vitrine/contract/translations/limits';
import { translationMessages as messages } from '@vitrine/contract/translations/messages';
import type { translationRoutes } from '@vitrine/contract/translations/routes';
import type { ImportReport } from '@vitrine/contract/translations/schemas';
import { compareImport, type ImportComparison, type ImportedEntry } from '@vitrine/domain/translations/compare-import';
import { sourceLanguageOf } from '@vitrine/domain/translations/languages';
import { listTranslations } from '@vitrine/store/translations/queries';
import type { Caller } from '../../../accounts/caller.ts';
import type { Services } from '../../../services.ts';
import { indexTranslations } from '../../../words/resolve.ts';
import { storeChanges } from '../save.ts';
import { findInLanguage, type LanguageParams } from '../service.ts';
import { readXliff, XliffError } from './read-xliff.ts';

type ImportInput = Input<typeof translationRoutes.importTranslations>['body'];

/**
 * Lists what a file of translations would change, and with `apply` stores it. Entries that break a rule, of unknown
 * places and without a text are left out; those of an earlier source unless the caller takes them.
 */
export async function importTranslations(
  services: Services,
  caller: Caller,
  { input, ...params }: LanguageParams & { input: ImportInput },
): Promise<ImportReport> {
  const target = await findInLanguage(services, caller, params);
  const { language } = params;
  const entries =
    input.entries ?? (await entriesOf(input.xliff ?? '', language, sourceLanguageOf(target.organisation)));
  const { record, resellerId } = target;
  const rows = await listTranslations(services.db, { configuratorId: record.id, resellerId, language });
  const translations = indexTranslations(rows);
  const compared = compareImport(target.words, entries, (word) => translations.find(word));
  const taken = [...compared.changed, ...(input.outdated ? compared.outdated : [])];
  const applies = input.apply && taken.length > 0;
  if (applies) {
    const changes = taken.map(({ place, text, source, before }) => ({ place, text, source, seen: before }));
    await storeChanges(services, caller, target, { language, changes });
  }
  return presentReport(compared, applies);
}

/** Rejects what is no XLIFF 2, and a file of other languages. */
async function entriesOf(text: string, language: Language, sourceLanguage: Language): Promise<ImportedEntry[]> {
  const read = await readOrReject(text);
  const wrong = (detail: string) => new AppError('translations.file_wrong', { detail });
  if (languageOfTag(read.targetLanguage) !== language)
    throw wrong(
      read.targetLanguage === ''
        ? messages.fileNoLanguage(languageName(language))
        : messages.fileLanguage(read.targetLanguage, languageName(language)),
    );
  if (languageOfTag(read.sourceLanguage) !== sourceLanguage)
    throw wrong(messages.fileSource(read.sourceLanguage, languageName(sourceLanguage)));
  return read.entries;
}

async function readOrReject(text: string) {
  try {
    return await readXliff(text);
  } catch (error) {
    if (error instanceof XliffError) throw new AppError('translations.file_unreadable', { detail: error.message });
    throw error;
  }
}

function presentReport(compared: ImportComparison, applied: boolean): ImportReport {
  const { changed, outdated, unknown, invalid, unchanged, empty } = compared;
  const first = <Entry>(entries: readonly Entry[]): Entry[] => entries.slice(0, limits.reported);
  return {
    applied,
    counts: {
      ...{ changed: changed.length, outdated: outdated.length, unknown: unknown.length, invalid: invalid.length },
      ...{ unchanged, empty },
    },
    changed: first(changed),
    outdated: first(outdated).map(({ sourceNow, ...entry }) => ({ ...entry, source_now: sourceNow })),
    unknown: first(unknown),
    invalid: first(invalid),
  };
}
