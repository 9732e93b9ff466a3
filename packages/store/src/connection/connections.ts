import type pg from 'pg';

/** The client of a connection to Postgres: of a pool, or of the embedded engine. */
export type Client = Pick<pg.ClientBase, 'query'>;

/** The connections of a store: many on a Postgres server, one in the embedded database. */
export interface Connections {
  /** A connection for one caller, who releases it. */
  acquire(): Promise<Connection>;
  close(): Promise<void>;
}

export interface Connection {
  /** Calls back with the client when the caller may use it, and resolves with the result. */
  use<T>(act: (client: Client) => Promise<T>): Promise<T>;
  /** From now on no other caller's statement comes between this one's, until `release`. */
  hold(): Promise<void>;
  /** With an error, the connection is not used again. */
  release(error?: Error): void;
}
