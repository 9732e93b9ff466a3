import { type Database, runOn } from '@vitrine/store/database';
import type { Store } from '@vitrine/store/open';
import PgBoss from 'pg-boss';
import { JOB_TRIES, type JobName, type JobQueue } from './job-queue.ts';

/** Seconds between two looks when nobody wakes the queue. */
const LOOK_EVERY = 5;

/** Jobs kept in the product's own database, so that they survive a crash. */
export function pgBossQueue(store: Store, onError: (error: unknown) => void): JobQueue {
  const boss = new PgBoss({
    db: {
      executeSql: (text: string, values?: unknown[]) =>
        store.run(text, values ?? []) as Promise<{ rows: never[]; rowCount: number }>,
    },
    supervise: true,
  });
  boss.on('error', onError);
  const workers = new Map<JobName, string>();
  return {
    enqueue: async (db, name, data) => {
      await boss.send(name, data, { db: within(db), retryLimit: JOB_TRIES - 1, retryDelay: 30, retryBackoff: true });
    },
    wake: (name) => {
      const worker = workers.get(name);
      if (worker) boss.notifyWorker(worker);
    },
    handle: async (name, handler) => {
      await boss.createQueue(name);
      const worker = await boss.work(
        name,
        { pollingIntervalSeconds: LOOK_EVERY, includeMetadata: true, batchSize: 1 },
        async ([job]) => {
          if (job) await handler(job.data as never, { last: job.retryCount >= job.retryLimit });
        },
      );
      workers.set(name, worker);
    },
    repeat: async (name, cron) => {
      await boss.schedule(name, cron, {});
    },
    start: async () => {
      await boss.start();
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000, wait: true }),
  };
}

/** Lets the queue write its row inside the caller's transaction. */
const within = (db: Database) => ({
  executeSql: async (text: string, values?: unknown[]) => {
    const rows = await runOn(db, text, values ?? []);
    return { rows: rows as never[], rowCount: rows.length };
  },
});
