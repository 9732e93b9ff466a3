import { type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../database.ts';
import { rowsAsJson } from '../rows-as-json.ts';
import type { Write } from '../run-together.ts';
import type { ContractsTable } from '../tables/accounts.ts';

export type ContractRecord = Selectable<ContractsTable>;

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

const USAGE_COLUMNS = ['organisationId', 'configuratorId', 'month', 'sessions'] as const;

/** Prepares what adds sessions to their months. */
export const prepareUsage = (
  db: Database,
  rows: readonly { organisationId: number; configuratorId: number | null; month: string; sessions: number }[],
): Write =>
  db
    .insertInto('usageMonths')
    .columns(USAGE_COLUMNS)
    .expression(rowsAsJson('usageMonths', USAGE_COLUMNS, rows))
    .onConflict((conflict) =>
      conflict
        .columns(['organisationId', 'configuratorId', 'month'])
        .doUpdateSet({ sessions: sql`usage_months.sessions + excluded.sessions` }),
    );

/** The contract of an organisation that was found in the caller's scope. */
export const findContract = (db: Database, organisationId: number): Promise<ContractRecord | undefined> =>
  db.selectFrom('contracts').selectAll().where('organisationId', '=', organisationId).executeTakeFirst();

export const updateContract = (
  db: Database,
  organisationId: number,
  changes: Updateable<ContractsTable>,
): Promise<unknown> => db.updateTable('contracts').set(changes).where('organisationId', '=', organisationId).execute();

/** Billing sessions by month ('2026-11'): one per visitor session of the organisation and its resellers. */
export async function readBillingMonths(db: Database, organisationId: number): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('usageMonths')
    .select(['month', 'sessions'])
    .where('organisationId', '=', organisationId)
    .where('configuratorId', 'is', null)
    .execute();
  return new Map(rows.map(({ month, sessions }) => [month, sessions]));
}

export interface UsageOfMonth {
  organisationId: number;
  used: number;
  limit: number;
}

/** Every contract with its usage in one month; unused ones are left out. */
export const listUsage = (db: Database, month: string): Promise<UsageOfMonth[]> =>
  db
    .selectFrom('contracts')
    .innerJoin('usageMonths', 'usageMonths.organisationId', 'contracts.organisationId')
    .select(['contracts.organisationId', 'usageMonths.sessions as used', 'contracts.sessions as limit'])
    .where('usageMonths.month', '=', month)
    .where('usageMonths.configuratorId', 'is', null)
    .execute();

/** True the first time only: a notice of one level is sent once a month. */
export async function claimUsageNotice(
  db: Database,
  notice: { organisationId: number; month: string; level: number; createdAt: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('usageNotices')
    .values(notice)
    .onConflict((conflict) => conflict.doNothing())
    .returning('level')
    .executeTakeFirst();
  return row !== undefined;
}
