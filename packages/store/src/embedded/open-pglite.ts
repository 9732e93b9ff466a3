import { PGlite } from '@electric-sql/pglite';
import { DurableFileSystem } from './durable-file-system.ts';
import type { Engine, QueryAnswer } from './engine.ts';

interface PgliteResults {
  rows: unknown[];
  affectedRows?: number;
}

const answerOf = (results: PgliteResults | undefined): QueryAnswer => ({
  rows: (results?.rows ?? []) as Record<string, unknown>[],
  affectedRows: results?.affectedRows ?? 0,
});

const engineOf = (pglite: PGlite): Engine => ({
  query: async (sql, parameters) => answerOf(await pglite.query(sql, [...parameters])),
  exec: async (sql) => answerOf((await pglite.exec(sql)).at(-1)),
  dump: async () => new Uint8Array(await (await pglite.dumpDataDir('gzip')).arrayBuffer()),
  listen: async (channel, callback) => {
    await pglite.listen(channel, callback);
  },
  close: () => pglite.close(),
});

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
    ],
    ...(image ? { loadDataDir: image } : {}),
  });
  const before = fs.fsyncCalls;
  await pglite.exec(
    'create table if not exists durability_check (checked_at timestamptz); truncate durability_check; insert into durability_check values (now())',
  );
  if (fs.fsyncCalls === before) {
    await pglite.close();
    throw new Error('The embedded database does not sync its commits to disk');
  }
  return engineOf(pglite);
}
