import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Store } from './open.ts';

/** Any constant number: processes that start together wait for one another. */
const MIGRATION_LOCK = 729_404_117;

/**
 * Brings the database up to the newest of `folder`'s numbered SQL files, each in a transaction of its own. Answers the
 * names that were applied. Throws when a file that was applied before has changed since.
 */
export async function migrate(store: Store, folder: string): Promise<string[]> {
  await store.run(
    'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  );
  const files = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const before = await appliedChecksums(store);
  const pending = files.filter((name) => !before.has(name));
  if (pending.length > 0 && before.size > 0) await store.backup();
  for (const name of files) {
    const text = fs.readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n');
    const checksum = createHash('sha256').update(text).digest('hex');
    const known = before.get(name);
    if (known && known !== checksum) throw new Error(`The migration ${name} changed after it was applied`);
    if (!known) await apply(store, name, text, checksum);
  }
  return pending;
}

async function appliedChecksums(store: Store): Promise<Map<string, string>> {
  const { rows } = await store.run('select name, checksum from schema_migrations order by name');
  return new Map(rows.map((row) => [String(row.name), String(row.checksum)]));
}

async function apply(store: Store, name: string, text: string, checksum: string): Promise<void> {
  await store
    .run(
      `begin;
     select pg_advisory_xact_lock(${MIGRATION_LOCK});
     ${text}
     insert into schema_migrations (name, checksum) values ('${name.replaceAll("'", "''")}', '${checksum}');
     commit;`,
    )
    .catch(async (error: unknown) => {
      await store.run('rollback');
      throw new Error(`The migration ${name} failed: ${(error as Error).message}`, { cause: error });
    });
}
