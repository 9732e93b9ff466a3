import { type Database, runOn } from '../database.ts';

export interface DumpedTable {
  name: string;
  columns: { name: string; type: string }[];
}

/** The embedded database's own check of its disk. */
const NOT_OURS = ['durability_check'];
/** Stored as the migrations that a dump belongs to, never as rows. */
const MIGRATIONS_TABLE = 'schema_migrations';

/** Every table of the product with its columns that are not generated, by name. */
export async function listTables(db: Database): Promise<DumpedTable[]> {
  const rows = await runOn(
    db,
    `select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by c.relname, a.attname`,
    [],
  );
  const tables = new Map<string, DumpedTable>();
  for (const row of rows) {
    const name = String(row.table);
    if (NOT_OURS.includes(name) || name === MIGRATIONS_TABLE) continue;
    const table = tables.get(name) ?? { name, columns: [] };
    table.columns.push({ name: String(row.column), type: String(row.type) });
    tables.set(name, table);
  }
  return [...tables.values()];
}

/** A quoted SQL identifier, whatever the name contains. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export interface DumpedCounter {
  table: string;
  column: string;
  /** The last number used. */
  last: string;
}

/** The next ids of new rows, so that the id of a deleted row is never used again. */
export async function listCounters(db: Database): Promise<DumpedCounter[]> {
  const rows = await runOn(
    db,
    `select c.relname as table, a.attname as column, s.last_value::text as last
      from pg_class c
        join pg_attribute a on a.attrelid = c.oid and a.attidentity <> ''
        join pg_sequences s on s.schemaname = 'public' and format('%I.%I', s.schemaname, s.sequencename)
          = pg_get_serial_sequence(format('public.%I', c.relname), a.attname)
      where c.relnamespace = 'public'::regnamespace and s.last_value is not null
      order by 1, 2`,
    [],
  );
  return rows.map((row) => ({ table: String(row.table), column: String(row.column), last: String(row.last) }));
}

/** The applied migrations of a database; within the snapshot that its rows are read from. */
export const listApplied = async (db: Database): Promise<{ name: string; checksum: string }[]> =>
  (await runOn(db, `select name, checksum from ${MIGRATIONS_TABLE} order by name`, [])).map((row) => ({
    name: String(row.name),
    checksum: String(row.checksum),
  }));
