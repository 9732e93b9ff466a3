import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Config } from './config.ts';

/** Files that are synced to disk at the same time. */
const SYNCED_AT_ONCE = 8;

/**
 * Gives an installation without a database the empty one that the build has made: creating and migrating it here takes
 * several seconds and hundreds of megabytes. All of it is on disk before it gets its name, so that a crash leaves no
 * database or a whole one. Does nothing where there is a database, or no archive: then the database creates itself.
 */
export async function unpackDatabase({ root, dataDir }: Pick<Config, 'root' | 'dataDir'>): Promise<void> {
  const archive = path.join(root, 'packages/store/dist/empty-database.tar.gz');
  const folder = path.join(dataDir, 'database');
  const isThere = (file: string) => fs.stat(file).then(Boolean, () => false);
  if ((await isThere(folder)) || !(await isThere(archive))) return;
  const part = `${folder}.${process.pid}.part`;
  try {
    await fs.rm(part, { recursive: true, force: true });
    await unpack(archive, part);
    await syncAll(part);
    await fs.rename(part, folder);
    await sync(dataDir);
  } catch (error) {
    // Another process on this folder was first: the lock of the folder decides between them.
    if (!(await isThere(folder))) throw error;
  } finally {
    await fs.rm(part, { recursive: true, force: true });
  }
}

async function unpack(archive: string, folder: string): Promise<void> {
  const { extract } = await import('tar-stream');
  const entries = extract();
  const reading = pipeline(createReadStream(archive), createGunzip(), entries);
  for await (const entry of entries) {
    const to = path.join(folder, entry.header.name);
    if (entry.header.type === 'directory') await fs.mkdir(to, { recursive: true, mode: 0o700 });
    else {
      await fs.mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
      await fs.writeFile(to, entry as AsyncIterable<Buffer>, { mode: 0o600 });
    }
    entry.resume();
  }
  await reading;
}

async function syncAll(folder: string): Promise<void> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  const paths = [folder, ...entries.map((entry) => path.join(entry.parentPath, entry.name))].values();
  const syncNext = async (): Promise<void> => {
    for (const each of paths) await sync(each);
  };
  await Promise.all(Array.from({ length: SYNCED_AT_ONCE }, syncNext));
}

async function sync(file: string): Promise<void> {
  const handle = await fs.open(file, 'r').catch(noneOnWindows);
  await handle?.sync().catch(noneOnWindows);
  await handle?.close();
}

/** Windows syncs no folders, and no files that are open for reading. */
function noneOnWindows(error: unknown): null {
  if (process.platform === 'win32') return null;
  throw error;
}
