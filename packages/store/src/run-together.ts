import { type OperationNodeSource, sql } from 'kysely';
import type { Database } from './database.ts';

/** A prepared statement that writes to one table; `runTogether` runs it. */
export type Write = OperationNodeSource;

/**
 * Runs writes to different tables as one statement: one journey to the database instead of one for each. They take
 * effect together, and none of them sees the rows of another.
 */
export async function runTogether(db: Database, writes: readonly Write[]): Promise<void> {
  if (writes.length === 0) return;
  const parts = writes.map((write, at) => sql`${sql.ref(`write_${at}`)} as (${write})`);
  await sql`with ${sql.join(parts)} select 1`.execute(db);
}
