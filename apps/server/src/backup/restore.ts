import fs from 'node:fs/promises';
import path from 'node:path';
import { openEmbedded, openPostgres } from '@vitrine/store/open';
import type { ContentFiles } from '../ports/content-files.ts';
import { openContentFiles } from '../ports/open-content-files.ts';
import { KEY_FILE } from '../ports/secrets.ts';
import { assertNoFiles, fillContent } from './fill-content.ts';
import { assertKnown, fillDatabase } from './fill-database.ts';
import { PARTS } from './manifest.ts';
import { assertRestored, unfinishedRestore } from './unfinished-restore.ts';
import type { UnpackedBackup } from './unpack-backup.ts';

/**
 * The location of an installation: a Postgres server or the embedded database of a folder; a bucket or that folder's
 * files.
 */
export interface Installation {
  databaseUrl: string | null;
  dataDir: string;
  contentUrl: string | null;
}

/**
 * Fills an empty installation from an unpacked backup. Rejects a target that is not empty, or that an earlier restore
 * has filled in part; empties it again after an error.
 */
export async function restore(unpacked: UnpackedBackup, installation: Installation, migrations: string): Promise<void> {
  assertKnown(unpacked.manifest, migrations);
  assertRestored(installation.dataDir);
  const unfinished = unfinishedRestore(installation.dataDir);
  const content = await openContentFiles(installation.contentUrl, path.join(installation.dataDir, 'content'));
  await assertNoFiles(content);
  await assertNoDatabase(installation);
  await fs.mkdir(installation.dataDir, { recursive: true });
  await fs.writeFile(unfinished, unpacked.manifest.product);
  try {
    await fillContent(content, unpacked);
    await restoreRows(unpacked, installation, migrations);
  } catch (error) {
    await removeFiles(content, unpacked);
    throw error;
  } finally {
    await fs.rm(unfinished, { force: true });
  }
  if (unpacked.manifest.hasKey) await restoreKey(unpacked, installation.dataDir);
}

async function assertNoDatabase({ databaseUrl, dataDir }: Installation): Promise<void> {
  if (databaseUrl !== null) return;
  const files = await fs.readdir(path.join(dataDir, 'database')).catch(() => []);
  if (files.length > 0) throw new Error(`There is a database in ${dataDir} already. Nothing was changed.`);
}

async function restoreRows(
  unpacked: UnpackedBackup,
  { databaseUrl, dataDir }: Installation,
  migrations: string,
): Promise<void> {
  const store = databaseUrl === null ? await openEmbedded(dataDir) : openPostgres(databaseUrl);
  try {
    await fillDatabase(store, unpacked, migrations);
  } catch (error) {
    await store.close();
    if (databaseUrl === null) await fs.rm(path.join(dataDir, 'database'), { recursive: true, force: true });
    throw error;
  }
  await store.close();
}

/** Deletes only what this run wrote: the target had no files before. */
async function removeFiles(content: ContentFiles, { manifest }: UnpackedBackup): Promise<void> {
  const folders = new Set(manifest.files.map(({ path: file }) => file.split('/')[0] ?? ''));
  for (const folder of folders) await content.removeFolder(folder).catch(() => undefined);
}

/** An existing key seals other secrets: it stays, and the operator has to decide. */
async function restoreKey({ folder }: UnpackedBackup, dataDir: string): Promise<void> {
  const to = path.join(dataDir, KEY_FILE);
  await fs.copyFile(path.join(folder, PARTS.key), to, fs.constants.COPYFILE_EXCL).catch(() => {
    throw new Error(`All is restored but the key: ${to} is there already. Give the backup's as SECRET_KEY.`);
  });
  await fs.chmod(to, 0o600);
}
