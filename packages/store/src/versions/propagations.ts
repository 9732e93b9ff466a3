import type { Selectable } from 'kysely';
import type { Database } from '../database.ts';
import type { PropagationResult, PropagationsTable } from '../tables/configurators.ts';

export type PropagationRecord = Selectable<PropagationsTable>;

export const insertPropagation = (
  db: Database,
  row: {
    configuratorId: number;
    version: number;
    scenePath: string;
    authorId: number | null;
    authorName: string | null;
    createdAt: Date;
  },
): Promise<{ id: number }> =>
  db
    .insertInto('propagations')
    .values({ ...row, results: '[]' })
    .returning('id')
    .executeTakeFirstOrThrow();

/** One propagation of a configurator that the caller has already found in its scope. */
export const findPropagation = (
  db: Database,
  id: number,
  configuratorId?: number,
): Promise<PropagationRecord | undefined> => {
  const query = db.selectFrom('propagations').selectAll().where('id', '=', id);
  return (configuratorId === undefined ? query : query.where('configuratorId', '=', configuratorId)).executeTakeFirst();
};

/** Nobody else changes it until the transaction ends. */
export const lockPropagation = (transaction: Database, id: number): Promise<PropagationRecord | undefined> =>
  transaction.selectFrom('propagations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const updatePropagation = (
  db: Database,
  id: number,
  { status, results }: { status: PropagationRecord['status']; results: PropagationResult[] },
): Promise<unknown> =>
  db
    .updateTable('propagations')
    .set({ status, results: JSON.stringify(results) })
    .where('id', '=', id)
    .execute();
