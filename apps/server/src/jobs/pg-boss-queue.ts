import { type Database, runOn } from '@vitrine/store/database';
import type { Store } from '@vitrine/store/open';
import PgBoss from 'pg-boss';
import { inRequest, requestId } from '../request/request-id.ts';
import { type JobName, type JobQueue, triesOf } from './job-queue.ts';
import { retryingSql } from './retrying-sql.ts';

/** The key in a job's data that names the request that caused it; a job without a request uses its own id. */
const REQUEST_KEY = 'requestId';

/** Seconds between two polls when nothing wakes the queue. */
const LOOK_EVERY = 5;

/**
 * Jobs of a kind that are fetched and completed together, one for all other kinds. They run one after the other, because
 * a mail server may not accept many connections at once, and all within the time of one.
 */
const FETCHED_TOGETHER: Partial<Record<JobName, number>> = { 'send-email': 3 };

/** What the queue notes with a job that a shutdown interrupted. */
const SHUT_DOWN = 'pg-boss shut down while active';

/** Any constant number: servers that start together create the queue's tables one after the other. */
const START_LOCK = 729_404_118;

/** A job whose server died runs again after this time; no job of its kind takes that long. */
const LONGEST = 15 * 60;
const SECONDS: Partial<Record<JobName, number>> = {
  'send-email': 120,
  'request-recovery': 120,
  'grant-configurator': 300,
};

/**
 * Stores jobs in the product's own database, so that they survive a crash. `alone`: no other server uses this database,
 * so a job that is running at the start was left by a crash, and starts again immediately.
 */
export function pgBossQueue(
  store: Store,
  { alone, onError }: { alone: boolean; onError: (error: unknown) => void },
): JobQueue {
  const sql = retryingSql(store);
  const boss = new PgBoss({ db: { executeSql: sql.run }, supervise: true });
  boss.on('error', onError);
  /** Two servers that create tables at once fail or deadlock: the queue does not prevent that. */
  const inTurn = async (make: () => Promise<unknown>): Promise<void> => {
    if (!store.shared) return void (await make());
    await store.db.transaction().execute(async (transaction) => {
      await runOn(transaction, 'select pg_advisory_xact_lock($1)', [START_LOCK]);
      await make();
    });
  };
  const workers = new Map<JobName, string>();
  /** Queues and schedules that an earlier start has created: asking once is quicker than creating each again. */
  const existing = { queues: new Set<string>(), schedules: new Map<string, string>() };
  const declare = async (name: JobName): Promise<void> => {
    if (existing.queues.has(name)) return;
    await inTurn(() => boss.createQueue(name));
    existing.queues.add(name);
  };
  const wake = (name: JobName): void => {
    const worker = workers.get(name);
    if (worker) boss.notifyWorker(worker);
  };
  return {
    enqueue: async (db, name, data) => {
      const again = { retryLimit: triesOf(name) - 1, retryDelay: 30, retryBackoff: true };
      const requestedBy = requestId();
      const payload = requestedBy === undefined ? data : { ...data, [REQUEST_KEY]: requestedBy };
      await boss.send(name, payload, { db: within(db), ...again, expireInSeconds: SECONDS[name] ?? LONGEST });
    },
    wake,
    declare,
    isPending: async (name) => (await boss.getQueueSize(name, { before: 'completed' })) > 0,
    handle: async (name, handler) => {
      await declare(name);
      const batchSize = FETCHED_TOGETHER[name] ?? 1;
      const running = new Map<string, Promise<void>>();
      const begin = async (job: PgBoss.JobWithMetadata): Promise<void> => {
        const { [REQUEST_KEY]: requestedBy, ...data } = job.data as Record<string, unknown>;
        const id = typeof requestedBy === 'string' ? requestedBy : job.id;
        const attempt = { last: job.retryCount >= job.retryLimit };
        await inRequest(id, () => handler(data as never, attempt)).finally(() => running.delete(job.id));
      };
      const run = async (job: PgBoss.JobWithMetadata): Promise<void> => {
        // One that outlasts its time is fetched again while it still runs: a second run would do all of it twice.
        const work = running.get(job.id) ?? begin(job);
        running.set(job.id, work);
        // The queue would fail all jobs of a batch with one; it completes those that have not failed yet.
        await work.catch((error) => boss.fail(name, job.id, error));
      };
      const worker = await boss.work(
        name,
        { pollingIntervalSeconds: LOOK_EVERY, includeMetadata: true, batchSize },
        async (jobs: PgBoss.JobWithMetadata[]) => {
          // Others may wait behind a full batch, e.g. after a mail server's outage: the queue polls again as soon as
          // this one is done.
          if (jobs.length === batchSize) wake(name);
          for (const job of jobs) await run(job);
        },
      );
      workers.set(name, worker);
    },
    repeat: async (name, cron) => {
      if (existing.schedules.get(name) !== cron) await boss.schedule(name, cron, {});
    },
    start: async () => {
      await inTurn(() => boss.start());
      for (const { name } of await boss.getQueues()) existing.queues.add(name);
      for (const { name, cron } of await boss.getSchedules()) existing.schedules.set(name, cron);
      if (alone)
        await store.run(
          `update pgboss.job set state = 'retry', start_after = now()
            where state = 'active' or (state = 'retry' and output ->> 'value' = '${SHUT_DOWN}')`,
        );
    },
    stop: () => {
      sql.stopRetrying();
      return boss.stop({ graceful: true, timeout: 5_000, wait: true });
    },
  };
}

/** Lets the queue write its row inside the caller's transaction. */
const within = (db: Database) => ({
  executeSql: async (text: string, values?: unknown[]) => {
    const rows = await runOn(db, text, values ?? []);
    return { rows: rows as never[], rowCount: rows.length };
  },
});
