import { createHash } from 'node:crypto';
import { typeName } from '@vitrine/contract/configurators/limits';
import { LANGUAGES, type Language } from '@vitrine/contract/languages/limits';
import type { LatestFile } from '@vitrine/contract/latest-file';
import { languagesToRead } from '@vitrine/domain/translations/languages';
import type { Words } from '@vitrine/domain/translations/word';
import type { ConfiguratorRecord } from '@vitrine/store/configurators/queries';
import type { OrganisationRecord } from '@vitrine/store/organisations/queries';
import { listTranslations } from '@vitrine/store/translations/queries';
import { findVersion } from '@vitrine/store/versions/queries';
import type { Services } from '../services.ts';
import { collectWords, surchargesOf } from '../words/collect-words.ts';
import { byLanguage, textsOf } from '../words/resolve.ts';

/** The words of what is live in other languages, one file each. */
export interface PublishedWords {
  /** What latest.json says of them. */
  named: Pick<LatestFile, 'words'>;
  /** Path below the folder of the live files -> content. Named by it, so that caches keep them. */
  files: ReadonlyMap<string, string>;
}

/** Below the folder of the live files. */
export const WORDS_FOLDER = 'words';
const NAME_LENGTH = 20;

interface WordsInput {
  /** With the texts and presets of the copy. */
  record: ConfiguratorRecord;
  organisation: Pick<OrganisationRecord, 'id' | 'language' | 'catalogueLanguage'>;
  /** The reseller whose copy it is. */
  reseller: { id: number } | null;
  /** The live version, in thousandths. */
  version: number;
}

/**
 * The translations that visitors may see: of the words of the live version and no other, so that nobody reads the names
 * of what is not deployed. Undefined where there are none. A translation that is outdated stays until it is corrected.
 * What a language lacks is there in the main language of the organisation, where its catalogue is in another one.
 */
export async function publishedWords(
  { db, versionFiles }: Pick<Services, 'db' | 'versionFiles'>,
  { record, organisation, reseller, version }: WordsInput,
): Promise<PublishedWords | undefined> {
  const rows = await listTranslations(db, { configuratorId: record.id, resellerId: reseller?.id ?? null });
  if (rows.length === 0) return undefined;
  const row = await findVersion(db, record.id, version);
  const type = typeName(record.typeId);
  const file = row && (await versionFiles.read({ dataUrl: record.dataUrl, type, version, fileKey: row.fileKey }));
  if (!file) return undefined;
  const surcharges = await surchargesOf(db, [organisation.id, ...(reseller ? [reseller.id] : [])]);
  const words = collectWords(record, file, surcharges);
  const translations = byLanguage(rows);
  const texts = (language: Language): Words => textsOf(words, translations.get(language) ?? []);
  const files = new Map<string, string>();
  const named: LatestFile['words'] = {};
  for (const language of LANGUAGES.toSorted()) {
    const read = languagesToRead(organisation, language).map((each) => ({ language: each, texts: texts(each) }));
    const found = read.filter((each) => Object.keys(each.texts).length > 0);
    const [first] = found;
    if (!first) continue;
    const { path, content } = fileOf(first.language, joinTexts(found.map((each) => each.texts)));
    files.set(path, content);
    named[language] = path;
  }
  return files.size > 0 ? { named: { words: named }, files } : undefined;
}

/** The texts of several languages, each for what those before it lack, in the order of their places. */
const joinTexts = (texts: readonly Words[]): Words =>
  Object.fromEntries(
    Object.entries(Object.assign({}, ...texts.toReversed()) as Words).sort(([one], [other]) => (one < other ? -1 : 1)),
  );

function fileOf(language: Language, texts: Words): { path: string; content: string } {
  const content = JSON.stringify(texts);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, NAME_LENGTH);
  return { path: `${WORDS_FOLDER}/${language}-${hash}.json`, content };
}

/** Writes the files that are not there yet. Call it before latest.json names them. */
export async function writeWords(
  { content }: Pick<Services, 'content'>,
  folder: string,
  words: PublishedWords | undefined,
): Promise<void> {
  for (const [path, text] of words?.files ?? [])
    if (!(await content.exists(`${folder}/${path}`))) await content.write(`${folder}/${path}`, text);
}
