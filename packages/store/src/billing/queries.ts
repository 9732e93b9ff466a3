import type { Database } from '../database.ts';

export const insertContract = (
  db: Database,
  contract: {
    organisationId: number;
    enterprise: boolean;
    years: number;
    startingAt: Date;
    sessions: number;
    tiles: number | null;
  },
): Promise<unknown> =>
  db
    .insertInto('contracts')
    .values({ ...contract, features: JSON.stringify({}) })
    .execute();

/** Sessions by month ('2026-11'); a row without a configurator is the organisation's billing figure. */
export const insertUsageMonths = async (
  db: Database,
  rows: { organisationId: number; configuratorId: number | null; month: string; sessions: number }[],
): Promise<void> => {
  if (rows.length > 0) await db.insertInto('usageMonths').values(rows).execute();
};
