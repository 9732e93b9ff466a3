import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type { Connection, Connections } from './connections.ts';
import { isOutdatedStatement, nameOf, renewNames } from './statement-names.ts';

/** Turns a column's name into the property's. */
type NameColumn = (column: string) => string;

/** A connection as Kysely uses it: statements stay prepared, and BEGIN travels with the first of a transaction. */
class StatementConnection implements DatabaseConnection {
  readonly #connection: Connection;
  readonly #nameColumn: NameColumn;
  #isInTransaction = false;
  /** The BEGIN that waits for the first statement. */
  #begin: string | null = null;
  #error: Error | undefined;

  constructor(connection: Connection, nameColumn: NameColumn) {
    this.#connection = connection;
    this.#nameColumn = nameColumn;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      return await this.#run(query);
    } catch (error) {
      if (!isOutdatedStatement(error)) throw error;
      renewNames();
      // A failed statement ends its transaction: the caller's next attempt has the new names.
      if (this.#isInTransaction) throw error;
      return await this.#run(query);
    }
  }

  // biome-ignore lint/correctness/useYield: the interface requires a generator; we do not stream
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('The store does not stream');
  }

  async begin(statement: string): Promise<void> {
    await this.#connection.hold();
    this.#isInTransaction = true;
    this.#begin = statement;
  }

  /** Commits or rolls back. */
  async end(statement: 'commit' | 'rollback'): Promise<void> {
    // Nothing was run in it.
    if (this.#begin !== null) return;
    this.#error = undefined;
    try {
      await this.#send(statement);
    } catch (error) {
      // Unless a ROLLBACK follows and succeeds, nobody knows the state of the connection.
      this.#error = error as Error;
      throw error;
    }
  }

  release(): void {
    this.#connection.release(this.#error);
  }

  async #run<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    // Should BEGIN fail, the statement behind it has run outside a transaction: so only one that reads is sent along.
    if (this.#begin !== null && !/^select\b/i.test(sql)) await this.#takeBegin();
    const begun = this.#takeBegin();
    const answer = this.#connection.use((client) =>
      client.query<unknown[]>({ name: nameOf(sql), text: sql, values: [...parameters], rowMode: 'array' }),
    );
    const [{ rows, fields, rowCount, command }] = await Promise.all([answer, begun]);
    const names = fields.map(({ name }) => this.#nameColumn(name));
    return {
      rows: rows.map((values) => rowOf(names, values)) as R[],
      ...(WRITES.has(command) ? { numAffectedRows: BigInt(rowCount ?? 0) } : {}),
    };
  }

  #takeBegin(): Promise<unknown> | undefined {
    const statement = this.#begin;
    if (statement === null) return undefined;
    this.#begin = null;
    return this.#send(statement);
  }

  #send(statement: string): Promise<unknown> {
    return this.#connection.use((client) => client.query(statement));
  }
}

const WRITES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

function rowOf(names: readonly string[], values: readonly unknown[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (let at = 0; at < names.length; at++) row[names[at] as string] = values[at];
  return row;
}

class StatementDriver implements Driver {
  readonly #connections: Connections;
  readonly #nameColumn: NameColumn;

  constructor(connections: Connections, nameColumn: NameColumn) {
    this.#connections = connections;
    this.#nameColumn = nameColumn;
  }

  async init(): Promise<void> {}

  async destroy(): Promise<void> {
    await this.#connections.close();
  }

  async acquireConnection(): Promise<StatementConnection> {
    return new StatementConnection(await this.#connections.acquire(), this.#nameColumn);
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    (connection as StatementConnection).release();
  }

  async beginTransaction(connection: DatabaseConnection, { isolationLevel }: TransactionSettings): Promise<void> {
    const statement = isolationLevel ? `begin isolation level ${isolationLevel}` : 'begin';
    await (connection as StatementConnection).begin(statement);
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await (connection as StatementConnection).end('commit');
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await (connection as StatementConnection).end('rollback');
  }
}

/**
 * Kysely on our connections, a server's and the embedded database's alike. Kysely's own dialect sends each statement
 * as new text, and BEGIN by itself.
 */
export const statementDialect = (connections: Connections, nameColumn: NameColumn): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new StatementDriver(connections, nameColumn),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});
