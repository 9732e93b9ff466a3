import { createHash } from 'node:crypto';
import { typeName } from '@vitrine/contract/configurators/limits';
import type { LatestFile } from '@vitrine/contract/latest-file';
import type { ConfiguratorRecord } from '@vitrine/store/configurators/queries';
import type { OrganisationRecord } from '@vitrine/store/organisations/queries';
import { listTranslations } from '@vitrine/store/translations/queries';
import { findVersion } from '@vitrine/store/versions/queries';
import type { Services } from '../services.ts';
import { collectWords, surchargesOf } from '../words/collect-words.ts';
import { sourceLanguageOf } from '../words/languages.ts';
import { byLanguage, textsOf } from '../words/resolve.ts';

/** The words of what is live in other languages, one file each. */
export interface PublishedWords {
  /** What latest.json says of them. */
  named: Pick<LatestFile, 'words'>;
  /** Path below the folder of the live files -> content. Named by it, so that caches keep them. */
  files: ReadonlyMap<string, string>;
}

const FOLDER = 'words';
const NAME_LENGTH = 20;

interface WordsInput {
  /** With the texts and presets of the copy. */
  record: ConfiguratorRecord;
  organisation: Pick<OrganisationRecord, 'id' | 'language'>;
  /** The reseller whose copy it is. */
  reseller: { id: number } | null;
  /** The live version, in thousandths. */
  version: number;
}

/**
 * The translations that visitors may see: of the words of the live version and no other, so that nobody reads the names
 * of what is not deployed. Undefined where there are none. A translation that is outdated stays until it is corrected.
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
  const files = new Map<string, string>();
  const named: LatestFile['words'] = {};
  for (const [language, translations] of [...byLanguage(rows)].sort(([one], [other]) => (one < other ? -1 : 1))) {
    // A tenant that now writes in a language that it translated into before.
    if (language === sourceLanguageOf(organisation)) continue;
    const texts = textsOf(words, translations);
    if (Object.keys(texts).length === 0) continue;
    const content = JSON.stringify(texts);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, NAME_LENGTH);
    const path = `${FOLDER}/${language}-${hash}.json`;
    files.set(path, content);
    named[language] = path;
  }
  return files.size > 0 ? { named: { words: named }, files } : undefined;
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
