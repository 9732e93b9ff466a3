import { type Database, runOn } from '../database.ts';
import type { Store } from '../open.ts';
import { type DumpedTable, quoted } from './tables.ts';

const ROWS_AT_ONCE = 1000;

/** A snapshot of the database: everything read from `db` is consistent, also while others write, until `end`. */
export async function startMoment(store: Pick<Store, 'db'>): Promise<{ db: Database; end: () => Promise<void> }> {
  const db = await store.db.startTransaction().setIsolationLevel('repeatable read').execute();
  // Values are written as text, so that the same values read the same on every server. Sorting a large table takes
  // longer than the limit of a visitor's query.
  await runOn(
    db,
    `select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO', true),
      set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`,
    [],
  );
  return { db, end: () => db.rollback().execute() };
}

/** Runs `work` on a snapshot of the database. */
export async function atOneMoment<T>(store: Pick<Store, 'db'>, work: (moment: Database) => Promise<T>): Promise<T> {
  const moment = await startMoment(store);
  try {
    return await work(moment.db);
  } finally {
    await moment.end();
  }
}

/**
 * A table's rows in batches: each a JSON list of its columns as text, in an order that depends only on the rows, so
 * that equal tables return equal lines on every server. Within `atOneMoment`.
 */
export async function* readRows(moment: Database, { name, columns }: DumpedTable): AsyncGenerator<string[]> {
  const values = columns.map((column) => `${quoted(column.name)}::text`).join(', ');
  const lines = `select json_build_array(${values})::text collate "C" as line from ${quoted(name)}`;
  await runOn(moment, `declare dumped no scroll cursor for ${lines} order by 1`, []);
  for (;;) {
    const rows = await runOn(moment, `fetch ${ROWS_AT_ONCE} from dumped`, []);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => String(line));
  }
  await runOn(moment, 'close dumped', []);
}
