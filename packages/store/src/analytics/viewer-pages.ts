import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** A page of a host that ran a configurator or requested it. */
export interface SeenPage {
  configuratorId: number;
  /** The reseller whose copy it was. */
  resellerId: number | null;
  host: string;
  allowed: boolean;
  /** In thousandths. */
  version: number | null;
  at: Date;
}

const keyOf = ({ configuratorId, resellerId, host }: SeenPage): string =>
  `${configuratorId}/${resellerId ?? ''}/${host}`;

/**
 * Stores where a configurator was seen. Each configurator keeps its newest `maximum` hosts, allowed and rejected ones
 * separately.
 */
export async function savePages(db: Database, seen: readonly SeenPage[], maximum: number): Promise<void> {
  const newest = new Map(seen.map((page) => [keyOf(page), page]));
  const existing = await db
    .selectFrom('configurators')
    .select('id')
    .where('id', 'in', [...new Set(seen.map(({ configuratorId }) => configuratorId))])
    .execute();
  // In one order, so that of two servers that store the same hosts neither holds what the other waits for.
  const rows = [...newest]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, page]) => page)
    .filter(({ configuratorId }) => existing.some(({ id }) => id === configuratorId));
  if (rows.length === 0) return;
  await db
    .insertInto('viewerPages')
    .values(rows.map(({ at, ...page }) => ({ ...page, firstAt: at, lastAt: at })))
    .onConflict((conflict) =>
      conflict.columns(['configuratorId', 'resellerId', 'host']).doUpdateSet((eb) => ({
        allowed: eb.ref('excluded.allowed'),
        version: eb.ref('excluded.version'),
        lastAt: eb.ref('excluded.lastAt'),
      })),
    )
    .execute();
  const ids = [...new Set(rows.map(({ configuratorId }) => configuratorId))];
  await sql`delete from viewer_pages where id in (
    select id from (
      select id, row_number() over (partition by configurator_id, reseller_id, allowed order by last_at desc, id desc) as rank
      from viewer_pages where configurator_id in (${sql.join(ids)})
    ) as ranked where rank > ${maximum}
  )`.execute(db);
}

/**
 * Hosts that showed a configurator that the caller has found in its scope, or a reseller's copy of it; last seen first.
 */
export const listPages = (
  db: Database,
  { configuratorId, resellerId }: { configuratorId: number; resellerId: number | null },
) =>
  db
    .selectFrom('viewerPages')
    .selectAll()
    .where('configuratorId', '=', configuratorId)
    .where('resellerId', 'is not distinct from', resellerId)
    .orderBy('lastAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
