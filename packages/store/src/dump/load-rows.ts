import { type Database, runOn } from '../database.ts';
import type { Store } from '../open.ts';
import { type DumpedCounter, type DumpedTable, listTables, quoted } from './tables.ts';

/** The tables that hold any row: a target that is to be filled has none. */
export async function listFilledTables({ db }: Pick<Store, 'db'>): Promise<string[]> {
  const filled: string[] = [];
  for (const { name } of await listTables(db)) {
    const rows = await runOn(db, `select 1 from ${quoted(name)} limit 1`, []);
    if (rows.length > 0) filled.push(name);
  }
  return filled;
}

/**
 * All or nothing: when `work` fails, no row stays. Rows may come in any order; foreign keys are checked last. Counts
 * that the database maintains are loaded as they were, so its triggers are off meanwhile.
 */
export const loadingRows = <T>({ db }: Pick<Store, 'db'>, work: (target: Database) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (target) => {
    await runOn(target, "select set_config('statement_timeout', '0', true)", []);
    const references = await listReferences(target);
    for (const { table, name } of references)
      await alterReference(target, table, name, 'deferrable initially deferred');
    const counting = await listCounting(target);
    for (const table of counting) await runOn(target, `alter table ${quoted(table)} disable trigger user`, []);
    const answer = await work(target);
    await runOn(target, 'set constraints all immediate', []);
    for (const table of counting) await runOn(target, `alter table ${quoted(table)} enable trigger user`, []);
    for (const { table, name } of references) await alterReference(target, table, name, 'not deferrable');
    return answer;
  });

/** Writes lines that `readRows` returned. */
export async function loadRows(target: Database, { name, columns }: DumpedTable, lines: string[]): Promise<void> {
  const names = columns.map((column) => quoted(column.name)).join(', ');
  const values = columns.map(({ type }, at) => `(line->>${at})::${type}`).join(', ');
  await runOn(
    target,
    `insert into ${quoted(name)} (${names}) overriding system value
      select ${values} from jsonb_array_elements($1::jsonb) as line`,
    [`[${lines.join(',')}]`],
  );
}

/** Sets the sequences, so that new rows get ids after the last one used. */
export async function setCounters(target: Database, counters: readonly DumpedCounter[]): Promise<void> {
  for (const { table, column, last } of counters) {
    await runOn(target, 'select setval(pg_get_serial_sequence($1::text, $2::text), ($3::text)::bigint)', [
      `public.${quoted(table)}`,
      column,
      last,
    ]);
  }
}

const listReferences = async (db: Database): Promise<{ table: string; name: string }[]> =>
  (
    await runOn(
      db,
      `select c.relname as table, r.conname as name from pg_constraint r join pg_class c on c.oid = r.conrelid
        where r.contype = 'f' and c.relnamespace = 'public'::regnamespace and not r.condeferrable`,
      [],
    )
  ).map((row) => ({ table: String(row.table), name: String(row.name) }));

const listCounting = async (db: Database): Promise<string[]> =>
  (
    await runOn(
      db,
      `select distinct c.relname as table from pg_trigger t join pg_class c on c.oid = t.tgrelid
        where not t.tgisinternal and c.relnamespace = 'public'::regnamespace`,
      [],
    )
  ).map((row) => String(row.table));

const alterReference = (db: Database, table: string, name: string, how: string): Promise<unknown> =>
  runOn(db, `alter table ${quoted(table)} alter constraint ${quoted(name)} ${how}`, []);
