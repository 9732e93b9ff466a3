/** The operations of the embedded database, wherever it runs: in a worker thread, or in this thread for tests. */
export interface Engine {
  query(sql: string, parameters: readonly unknown[]): Promise<QueryAnswer>;
  /** Several statements in one text, without parameters; returns the last one's rows. */
  exec(sql: string): Promise<QueryAnswer>;
  /** The whole database as a gzipped tar. */
  dump(): Promise<Uint8Array>;
  /** Calls back with the payload of every notification on the channel, once its transaction is committed. */
  listen(channel: string, callback: (payload: string) => void): Promise<void>;
  close(): Promise<void>;
}

export interface QueryAnswer {
  rows: Record<string, unknown>[];
  affectedRows: number;
}
