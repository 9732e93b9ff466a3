import { type Database, runOn } from '../database.ts';

/** Enquiries to delete, with the folders that hold their designs. */
export interface OldEnquiry {
  id: number;
  dataUrl: string | null;
}

/** Up to `limit` that were quarantined before then, of all organisations. */
export const listQuarantinedBefore = (db: Database, then: Date, limit: number): Promise<OldEnquiry[]> =>
  db
    .selectFrom('enquiries')
    .select(['id', 'dataUrl'])
    .where('quarantinedAt', '<', then)
    .orderBy('id')
    .limit(limit)
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
export async function listRetaining(db: Database): Promise<{ id: number; months: number }[]> {
  const rows = await db
    .selectFrom('organisations')
    .select(['id', 'enquiriesKeptMonths as months'])
    .where('parentId', 'is', null)
    .where('enquiriesKeptMonths', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id, months }) => ({ id, months: Number(months) }));
}
