import { type RawBuilder, sql } from 'kysely';
import type { Tables } from './tables.ts';

const snakeCased = (column: string): string => column.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * A select of rows to insert, as one parameter of JSON: a statement takes any number of rows (Postgres allows 65,535
 * parameters), and its text is the same for all of them. Postgres casts each value to its column's type.
 */
export function rowsAsJson<Table extends keyof Tables & string, Column extends keyof Tables[Table] & string>(
  table: Table,
  columns: readonly Column[],
  rows: readonly { readonly [column in Column]?: unknown }[],
): RawBuilder<unknown> {
  const names = columns.map(snakeCased);
  const named = rows.map((row) => Object.fromEntries(columns.map((column, at) => [names[at], row[column]])));
  const selected = sql.join(columns.map((column) => sql.ref(column)));
  return sql`select ${selected} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(named)}::json)`;
}
