/** The embedded Postgres, wherever it runs: in a worker thread, or in this thread for tests. */
export interface Engine {
  /** Answers messages of Postgres' wire protocol with messages of the same. Rejects when the engine broke down. */
  exchange(messages: Uint8Array): Promise<Uint8Array>;
  /** Runs a function while statements have no time limit. Absent where there is none. */
  withoutLimit?<T>(act: () => Promise<T>): Promise<T>;
  /** The whole database as a gzipped tar. */
  dump(): Promise<Uint8Array>;
  close(): Promise<void>;
}
