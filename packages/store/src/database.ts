import { CamelCasePlugin, CompiledQuery, Kysely, type QueryResult, type Transaction, type UnknownRow } from 'kysely';
import type { Connections } from './connection/connections.ts';
import { statementDialect } from './connection/kysely-dialect.ts';
import type { Tables } from './tables.ts';

/** The database, or a transaction on it: every query of the store takes either. */
export type Database = Kysely<Tables> | Transaction<Tables>;

/** Columns are snake_case in the database and camelCase in our code; rows arrive from the connection renamed. */
class ColumnNames extends CamelCasePlugin {
  readonly propertyOf = (column: string): string => this.camelCase(column);

  override async transformResult({ result }: { result: QueryResult<UnknownRow> }): Promise<QueryResult<UnknownRow>> {
    return result;
  }
}

export function kyselyOn(connections: Connections): Kysely<Tables> {
  const names = new ColumnNames();
  return new Kysely<Tables>({ dialect: statementDialect(connections, names.propertyOf), plugins: [names] });
}

/** True for the error of Postgres when a unique index rejects a row. */
export const isUniqueViolation = (error: unknown): boolean => (error as { code?: string } | null)?.code === '23505';

/** Runs one statement as text in the transaction of `db`, for the job queue, which writes its own SQL. */
export async function runOn(
  db: Database,
  text: string,
  values: readonly unknown[],
): Promise<Record<string, unknown>[]> {
  const { rows } = await db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, [...values]));
  return rows;
}

/** Rejects when the database does not answer. */
export const ping = async (db: Database): Promise<void> => {
  await runOn(db, 'select 1', []);
};

/** The unique index that rejected a row, by name; undefined for any other error. */
export const violatedIndex = (error: unknown): string | undefined =>
  isUniqueViolation(error) ? (error as { constraint?: string }).constraint : undefined;
