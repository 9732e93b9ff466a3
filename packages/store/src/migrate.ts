import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { violatedIndex } from './database.ts';
import type { Store } from './open.ts';

/** Any constant number: processes that start together wait for one another. */
const MIGRATION_LOCK = 729_404_117;
/** Without the limit of a query on a server: a large table, or another server that migrates one, takes longer. */
const TAKE_LOCK = `select set_config('statement_timeout', '0', true);
  select pg_advisory_xact_lock(${MIGRATION_LOCK});`;

/**
 * Migrates the database to the newest of `folder`'s numbered SQL files, each in a separate transaction; servers that
 * start together share the work. `only` leaves later ones out. Returns the names that were applied here. Throws when a
 * file that was applied before has changed since.
 */
export async function migrate(
  store: Store,
  folder: string,
  only: (name: string) => boolean = () => true,
): Promise<string[]> {
  await store.run(
    `${TAKE_LOCK}
     create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
  );
  const files = listMigrations(folder).filter(({ name }) => only(name));
  const before = await appliedChecksums(store);
  const pending = files.filter(({ name }) => !before.has(name));
  if (pending.length > 0 && before.size > 0) await store.backup();
  const applied: string[] = [];
  for (const file of files) {
    const known = before.get(file.name);
    if (known && known !== file.checksum) throw new Error(`The migration ${file.name} changed after it was applied`);
    if (!known && (await apply(store, file))) applied.push(file.name);
  }
  return applied;
}

export interface MigrationFile {
  name: string;
  text: string;
  checksum: string;
}

/** The SQL files of a folder in their order. */
export const listMigrations = (folder: string): MigrationFile[] =>
  fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const text = fs.readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    });

async function appliedChecksums(store: Store): Promise<Map<string, string>> {
  const { rows } = await store.run('select name, checksum from schema_migrations order by name');
  return new Map(rows.map((row) => [String(row.name), String(row.checksum)]));
}

/**
 * One text of several statements is one transaction: after an error nothing of it stays, and no connection is left
 * inside. It inserts its row first, so that a server that waited for another's lock finds that it is done.
 */
async function apply(store: Store, { name, text, checksum }: MigrationFile): Promise<boolean> {
  const row = `insert into schema_migrations (name, checksum) values ('${name.replaceAll("'", "''")}', '${checksum}');`;
  try {
    await store.withoutLimit(() => store.run(`${TAKE_LOCK}\n${row}\n${text}`));
    return true;
  } catch (error) {
    if (violatedIndex(error) === 'schema_migrations_pkey') return false;
    throw new Error(`The migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
