import { type Database, runOn } from '@vitrine/store/database';
import type { Store } from '@vitrine/store/open';
import PgBoss from 'pg-boss';
import { triesOf } from './job-queue.ts';

/** The queue creates its own jobs again. */
const OF_THE_QUEUE = '\\_\\_pgboss\\_\\_%';

/** Jobs that wait or run, each as a line of JSON; empty when no server has ever started. */
export async function readWaitingJobs(moment: Database): Promise<string[]> {
  const [queue] = await runOn(moment, "select to_regclass('pgboss.job') is not null as made", []);
  if (!queue?.made) return [];
  const rows = await runOn(
    moment,
    `select json_build_object('name', name, 'data', data)::text as line from pgboss.job
      where state < 'completed' and name not like $1::text order by created_on, id`,
    [OF_THE_QUEUE],
  );
  return rows.map(({ line }) => String(line));
}

/** Inserts jobs from `readWaitingJobs` into the queue of a database that no server runs on yet. */
export async function addJobs(store: Store, lines: readonly string[]): Promise<void> {
  if (lines.length === 0) return;
  const boss = new PgBoss({
    db: {
      executeSql: (text: string, values?: unknown[]) =>
        store.run(text, values ?? []) as Promise<{ rows: never[]; rowCount: number }>,
    },
    supervise: false,
    schedule: false,
  });
  await boss.start();
  try {
    const jobs = lines.map((line) => JSON.parse(line) as { name: string; data: object });
    for (const name of new Set(jobs.map((job) => job.name))) await boss.createQueue(name);
    for (const { name, data } of jobs)
      await boss.send(name, data, { retryLimit: triesOf(name) - 1, retryDelay: 30, retryBackoff: true });
  } finally {
    await boss.stop({ graceful: false, wait: true });
  }
}
