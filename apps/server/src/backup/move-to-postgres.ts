import path from 'node:path';
import { openEmbedded, openPostgres } from '@vitrine/store/open';
import type { ContentFiles } from '../ports/content-files.ts';
import { contentFolder } from '../ports/content-folder.ts';
import { inTemporaryFolder } from './command.ts';
import { assertNoFiles, fillContent } from './fill-content.ts';
import { assertNoRows, assertSameRows, fillDatabase } from './fill-database.ts';
import type { Manifest } from './manifest.ts';
import { assertRestored } from './unfinished-restore.ts';
import { unpackBackup } from './unpack-backup.ts';
import { writeBackup } from './write-backup.ts';

export interface MoveInput {
  dataDir: string;
  databaseUrl: string;
  /** The target of the files; null: they stay where they are. */
  files: ContentFiles | null;
  migrations: string;
  product: string;
  now: Date;
}

/**
 * Copies the embedded database of a folder, and optionally its files, to an empty Postgres server, and compares both
 * sides. The folder stays as it is; no server may be running on it. Returns what was moved.
 */
export async function moveToPostgres({ dataDir, databaseUrl, files, ...input }: MoveInput): Promise<Manifest> {
  assertRestored(dataDir);
  const [from, to] = [await openEmbedded(dataDir), openPostgres(databaseUrl)];
  try {
    await assertNoRows(to);
    if (files) await assertNoFiles(files);
    const source = { store: from, content: files && contentFolder(path.join(dataDir, 'content')), key: null };
    return await inTemporaryFolder(path.join(dataDir, 'moving-'), async (folder) => {
      const manifest = await writeBackup({ ...source, ...input }, path.join(folder, 'all.tar.gz'), null);
      const unpacked = await unpackBackup(path.join(folder, 'all.tar.gz'), null, path.join(folder, 'parts'));
      if (files) await fillContent(files, unpacked);
      await fillDatabase(to, unpacked, input.migrations);
      await assertSameRows(from, manifest);
      return manifest;
    });
  } finally {
    await to.close();
    await from.close();
  }
}
