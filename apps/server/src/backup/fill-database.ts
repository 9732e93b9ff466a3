import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { listFilledTables, loadingRows, loadRows, setCounters } from '@vitrine/store/dump/load-rows';
import { atOneMoment, readRows } from '@vitrine/store/dump/read-rows';
import { listTables } from '@vitrine/store/dump/tables';
import { listMigrations, migrate } from '@vitrine/store/migrate';
import type { Store } from '@vitrine/store/open';
import { addJobs } from '../jobs/waiting-jobs.ts';
import { type Manifest, PARTS } from './manifest.ts';
import { linesOf, type UnpackedBackup } from './unpack-backup.ts';

/** Throws when a database holds rows already. */
export async function assertNoRows(store: Store): Promise<void> {
  const filled = await listFilledTables(store);
  if (filled.length > 0)
    throw new Error(
      `The database is not empty: there are rows in ${filled.slice(0, 5).join(', ')}. Nothing was changed.`,
    );
}

/**
 * Brings an empty database to the state of a backup: the migrations of then, the rows, the next ids, a check of every
 * row, then the newer migrations and the waiting jobs. Throws, with no row left, on a difference.
 */
export async function fillDatabase(
  store: Store,
  { manifest, folder }: UnpackedBackup,
  migrations: string,
): Promise<void> {
  await assertNoRows(store);
  const then = new Set(manifest.migrations.map(({ name }) => name));
  await migrate(store, migrations, (name) => then.has(name));
  await loadingRows(store, async (target) => {
    for (const table of manifest.tables) {
      const parts = await fs.readdir(path.join(folder, PARTS.rows, table.name)).catch(() => []);
      for (const part of parts.sort()) {
        const bytes = await fs.readFile(path.join(folder, PARTS.rows, table.name, part));
        await loadRows(target, table, linesOf(bytes));
      }
    }
    await setCounters(target, manifest.counters);
  });
  await assertSameRows(store, manifest);
  await migrate(store, migrations);
  await addJobs(store, linesOf(await fs.readFile(path.join(folder, PARTS.jobs))));
}

/** Throws when a backup has a migration that this version of Vitrine does not know. */
export function assertKnown(manifest: Manifest, migrations: string): void {
  const known = new Map(listMigrations(migrations).map(({ name, checksum }) => [name, checksum]));
  for (const { name, checksum } of manifest.migrations) {
    if (known.get(name) !== checksum)
      throw new Error(
        `The backup is of another version of Vitrine (${manifest.product}, ${name}): restore it with that one or a later one.`,
      );
  }
}

/** Counts and checks the rows of the database against a manifest. */
export const assertSameRows = (store: Store, manifest: Manifest): Promise<void> =>
  atOneMoment(store, async (moment) => {
    const expected = new Map(manifest.tables.map((table) => [table.name, table]));
    for (const table of await listTables(moment)) {
      const hash = createHash('sha256');
      let rows = 0;
      for await (const lines of readRows(moment, table)) {
        for (const line of lines) hash.update(`${line}\n`);
        rows += lines.length;
      }
      const then = expected.get(table.name);
      if (then?.rows !== rows || then.sha256 !== hash.digest('hex'))
        throw new Error(
          `The rows of ${table.name} are not those of the backup: ${then?.rows ?? 0} there, ${rows} here.`,
        );
    }
  });
