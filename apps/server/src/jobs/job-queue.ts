import type { Database } from '@vitrine/store/database';

/** Every background job with what it is told. One file beside this one does each. */
export interface Jobs {
  'send-mail': { mailId: number };
}

export type JobName = keyof Jobs;
/** Throws to be tried again; `last` is true on the last try. */
export type JobHandler<N extends JobName> = (data: Jobs[N], attempt: { last: boolean }) => Promise<void>;

export interface JobQueue {
  /** Becomes real with the transaction that it is given. */
  enqueue<N extends JobName>(db: Database, name: N, data: Jobs[N]): Promise<void>;
  /** Call after the commit, so that the job starts at once instead of at the next look. */
  wake(name: JobName): void;
  handle<N extends JobName>(name: N, handler: JobHandler<N>): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export const JOB_TRIES = 5;
