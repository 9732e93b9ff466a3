import { PGlite } from '@electric-sql/pglite';
import { DurableFileSystem } from './durable-file-system.ts';
import type { Engine } from './engine.ts';

const engineOf = (pglite: PGlite, flush = () => {}): Engine => ({
  exchange: async (messages) => {
    // PGlite's other calls parse each answer as well, and keep all of them in memory.
    const answers: Uint8Array[] = [];
    await pglite.execProtocolRawStream(messages, {
      syncToFs: false,
      onRawData: (bytes) => answers.push(bytes.slice()),
    });
    flush();
    // Memory of its own, which a thread can hand over: short results of Buffer.concat share some with others.
    return answers.length === 1 && answers[0] ? answers[0] : new Uint8Array(Buffer.concat(answers));
  },
  dump: async () => new Uint8Array(await (await pglite.dumpDataDir('gzip')).arrayBuffer()),
  close: () => pglite.close(),
});

/**
 * Pages that the database holds in its own memory; the system caches the files too. PGlite's default of 160 MB is never
 * returned, however small the database is.
 */
const SHARED_BUFFERS = '32MB';

/** A database in memory, for tests. `image` is a result of `dump()`. */
export async function openInMemory(image?: Blob): Promise<Engine> {
  return engineOf(await PGlite.create(image ? { loadDataDir: image } : {}));
}

/**
 * Opens the database folder so that every acknowledged commit is on disk. Throws when it cannot be opened, and when a
 * commit did not sync; never creates a new database over an old one. `image` fills an empty folder.
 */
export async function openOnDisk(folder: string, image?: Blob): Promise<Engine> {
  const fs = new DurableFileSystem(folder);
  const pglite = await PGlite.create({
    fs,
    startParams: [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
      '-c',
      'wal_sync_method=fsync',
      '-c',
      `shared_buffers=${SHARED_BUFFERS}`,
    ],
    ...(image ? { loadDataDir: image } : {}),
  });
  const before = fs.syncs;
  await pglite.exec(
    'create table if not exists durability_check (checked_at timestamptz); truncate durability_check; insert into durability_check values (now())',
  );
  if (fs.syncs === before) {
    await pglite.close();
    throw new Error('The embedded database does not sync its commits to disk');
  }
  return engineOf(pglite, () => fs.flush());
}
