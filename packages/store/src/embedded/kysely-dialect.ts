import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { Engine } from './engine.ts';

/**
 * The embedded database has one connection: two transactions at once would mix and lose rows. Every
 * query waits here for its turn, and a transaction keeps the turn until it ends.
 */
export class OneConnection {
  readonly engine: Engine;
  #last: Promise<void> = Promise.resolve();

  constructor(engine: Engine) {
    this.engine = engine;
  }

  /** Resolves when it is the caller's turn, with the function that ends the turn. */
  async take(): Promise<() => void> {
    const before = this.#last;
    let release: () => void = () => undefined;
    this.#last = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    return release;
  }

  /** One statement, or one text of several, in a separate turn. */
  async run(
    sql: string,
    parameters?: readonly unknown[],
  ): Promise<{ rows: Record<string, unknown>[]; rowCount: number }> {
    const release = await this.take();
    try {
      const answer = parameters?.length ? await this.engine.query(sql, parameters) : await this.engine.exec(sql);
      return { rows: answer.rows, rowCount: answer.affectedRows };
    } finally {
      release();
    }
  }
}

class EmbeddedConnection implements DatabaseConnection {
  readonly engine: Engine;
  readonly release: () => void;
  constructor(engine: Engine, release: () => void) {
    this.engine = engine;
    this.release = release;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affectedRows } = await this.engine.query(query.sql, query.parameters);
    return { rows: rows as R[], numAffectedRows: BigInt(affectedRows) };
  }

  // biome-ignore lint/correctness/useYield: the interface requires a generator; we do not stream
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('The embedded database does not stream');
  }
}

class EmbeddedDriver implements Driver {
  readonly one: OneConnection;
  constructor(one: OneConnection) {
    this.one = one;
  }
  async init(): Promise<void> {}
  async destroy(): Promise<void> {}
  async acquireConnection(): Promise<EmbeddedConnection> {
    return new EmbeddedConnection(this.one.engine, await this.one.take());
  }
  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    (connection as EmbeddedConnection).release();
  }
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await (connection as EmbeddedConnection).engine.exec('begin');
  }
  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await (connection as EmbeddedConnection).engine.exec('commit');
  }
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await (connection as EmbeddedConnection).engine.exec('rollback');
  }
}

/**
 * Kysely on the embedded database. Published dialects hold PGlite itself. This one is ours, because PGlite runs in a
 * worker behind `Engine` and transactions have to take turns on its one connection.
 */
export const embeddedDialect = (one: OneConnection): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new EmbeddedDriver(one),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});
