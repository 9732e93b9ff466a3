import { type Database, runOn } from '../database.ts';

/** Enquiries to delete, with the folders that hold their designs. */
export interface OldEnquiry {
  id: number;
  dataUrl: string | null;
}

/**
 * Up to `limit` that were quarantined before then, of all organisations; locked, so that none is released while it is
 * deleted.
 */
export const listQuarantinedBefore = (db: Database, then: Date, limit: number): Promise<OldEnquiry[]> =>
  db
    .selectFrom('enquiries')
    .select(['id', 'dataUrl'])
    .where('quarantinedAt', '<', then)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute();

/** Up to `limit` that an organisation or its resellers got before then. */
export const listSentBefore = (
  db: Database,
  { organisationId, then, limit }: { organisationId: number; then: Date; limit: number },
): Promise<OldEnquiry[]> =>
  db
    .selectFrom('enquiries')
    .select(['id', 'dataUrl'])
    .where('organisationId', '=', organisationId)
    .where('createdAt', '<', then)
    .orderBy('id')
    .limit(limit)
    .execute();

/** How many were sent before each of these moments. */
export async function countSentBefore(
  db: Database,
  organisationId: number,
  moments: readonly Date[],
): Promise<number[]> {
  const [row] = await runOn(
    db,
    `select ${moments.map((_, at) => `count(*) filter (where created_at < $${at + 2}::timestamptz)::int as c${at}`).join(', ')}
      from enquiries where organisation_id = $1`,
    [organisationId, ...moments.map((moment) => moment.toISOString())],
  );
  return moments.map((_, at) => Number(row?.[`c${at}`] ?? 0));
}

/** Organisations that delete their enquiries after some months. */
export const listRetaining = (db: Database): Promise<{ id: number }[]> =>
  db
    .selectFrom('organisations')
    .select('id')
    .where('parentId', 'is', null)
    .where('enquiriesKeptMonths', 'is not', null)
    .orderBy('id')
    .execute();

/** After how many months an organisation deletes its enquiries; null for never. It does not change until the transaction ends. */
export async function lockRetention(transaction: Database, organisationId: number): Promise<number | null> {
  const row = await transaction
    .selectFrom('organisations')
    .select('enquiriesKeptMonths as months')
    .where('id', '=', organisationId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.months ?? null;
}
