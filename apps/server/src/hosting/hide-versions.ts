import { configuratorOf } from '@vitrine/store/configurators/of-row';
import {
  type ConfiguratorRecord,
  listConfigurators,
  lockConfigurator,
  updateUploadsIndex,
} from '@vitrine/store/configurators/queries';
import type { Database } from '@vitrine/store/database';
import { listGrants, listResellers } from '@vitrine/store/resellers/queries';
import { SYSTEM } from '@vitrine/store/scope';
import { listAllVersions, updateFileKey } from '@vitrine/store/versions/queries';
import type { ContentFiles } from '../ports/content-files.ts';
import type { Services } from '../services.ts';
import { readAssetIndex, writeAssetIndex } from './asset-index.ts';
import { contentPaths, copyFolder, newFileKey, UPLOADS_INDEX, versionFolderName } from './paths.ts';

type Dependencies = Pick<Services, 'db' | 'content'>;
/** Called for each configurator whose files could not be moved: one error must not stop the product. */
type ReportError = (line: string) => void;

/**
 * Copies version files from guessable folders (of earlier releases, or of an older server that still runs) to
 * unguessable ones, and names the copies in the rows. The old files stay for `sweepVersions`: a crash in between loses
 * nothing.
 */
export const hideVersions = (services: Dependencies, report: ReportError): Promise<void> =>
  eachConfigurator(services, report, async (record) => {
    const isGuessable = (await listAllVersions(services.db, record.id)).some(({ fileKey }) => fileKey === null);
    if (!isGuessable && !(await services.content.exists(`${record.dataUrl}/${UPLOADS_INDEX}`))) return;
    await underLock(services.db, record, async (transaction, locked) => {
      await hideFiles(services, transaction, locked);
      await hideUploadsIndex(services, transaction, locked);
    });
  });

async function hideFiles(
  { content }: Dependencies,
  transaction: Database,
  { id, dataUrl }: ConfiguratorRecord,
): Promise<void> {
  const paths = contentPaths(dataUrl);
  for (const { version, fileKey } of await listAllVersions(transaction, id)) {
    if (fileKey !== null) continue;
    const hidden = newFileKey();
    for (const form of ['data', 'minifiedData'] as const) {
      const bytes = await content.read(paths[form]({ version, fileKey }));
      if (bytes) await content.write(paths[form]({ version, fileKey: hidden }), bytes);
    }
    await updateFileKey(transaction, id, version, hidden);
  }
}

/** The list of uploaded images names those of versions that are not live. */
async function hideUploadsIndex(
  { content }: Dependencies,
  transaction: Database,
  record: ConfiguratorRecord,
): Promise<void> {
  const guessable = await readAssetIndex(content, { ...record, uploadsIndex: null }, null);
  const index = { ...guessable, ...(await readAssetIndex(content, record, null)) };
  if (Object.keys(index).length === 0) return;
  const name = await writeAssetIndex(content, record.dataUrl, index);
  if (name !== record.uploadsIndex) await updateUploadsIndex(transaction, record.id, name);
}

/**
 * Removes version folders that no row names: those that `hideVersions` copied, those of failed saves, and those of
 * resellers' copies, which no longer have any.
 */
export async function sweepVersions(services: Dependencies, report: ReportError): Promise<void> {
  const { db, content } = services;
  await eachConfigurator(services, report, async (record) => {
    const hasList = record.uploadsIndex !== null && (await content.exists(`${record.dataUrl}/${UPLOADS_INDEX}`));
    if (!hasList && (await listLeft(content, db, record)).length === 0) return;
    // A save writes its files and its row under this lock.
    await underLock(db, record, async (transaction, locked) => {
      for (const left of await listLeft(content, transaction, locked)) await content.removeFolder(left);
      if (locked.uploadsIndex !== null) await content.remove(`${locked.dataUrl}/${UPLOADS_INDEX}`);
    });
  });
  // A job has no caller, and sweeps the folders of every tenant.
  const records = new Map((await listConfigurators(db, SYSTEM)).map((record) => [record.id, record]));
  for (const reseller of await listResellers(db, SYSTEM)) {
    for (const { configuratorId } of await listGrants(db, [reseller.id])) {
      const record = records.get(configuratorId);
      if (!record) continue;
      const folder = copyFolder(reseller, record);
      await content.removeFolder(contentPaths(folder).versions);
      await content.remove(`${folder}/${UPLOADS_INDEX}`);
    }
  }
}

async function listLeft(content: ContentFiles, db: Database, record: ConfiguratorRecord): Promise<string[]> {
  const { versions } = contentPaths(record.dataUrl);
  const named = new Set((await listAllVersions(db, record.id)).map(versionFolderName));
  const found = new Set(
    (await content.list(versions)).map((file) => file.slice(versions.length + 1).split('/')[0] ?? ''),
  );
  return [...found].filter((name) => !named.has(name)).map((name) => `${versions}/${name}`);
}

async function eachConfigurator(
  { db }: Dependencies,
  report: ReportError,
  work: (record: ConfiguratorRecord) => Promise<void>,
): Promise<void> {
  // A job has no caller, and moves the files of every tenant.
  for (const record of await listConfigurators(db, SYSTEM)) {
    await work(record).catch((error: Error) =>
      report(`The files of the versions of ${record.name} could not be moved: ${error.message}`),
    );
  }
}

const underLock = (
  db: Database,
  { id }: ConfiguratorRecord,
  work: (transaction: Database, record: ConfiguratorRecord) => Promise<void>,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await lockConfigurator(transaction, id);
    const record = await configuratorOf(transaction, { configuratorId: id });
    if (record) await work(transaction, record);
  });
