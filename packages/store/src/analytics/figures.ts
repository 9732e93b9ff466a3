import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database.ts';
import type { Scope } from '../scope.ts';

/** What is asked for, within the scope. */
export interface Asked {
  organisationId?: number;
  configuratorId?: number;
  /** Only this reseller's copies. */
  resellerId?: number;
  /** 'YYYY-MM' of the oldest month. */
  since: string;
}

interface Owner {
  organisationId: number;
  /** Null: the organisation as a whole. */
  configuratorId: number | null;
}

export interface MonthFigures extends Owner {
  month: string;
  sessions: number;
  engagedSeconds: number;
  visitors: number;
  engagedVisitors: number;
}

export interface LeadFigures extends Owner {
  month: string;
  leads: number;
}

export interface LocationFigures extends Owner {
  country: string;
  visitors: number;
}

export interface OptionFigures {
  organisationId: number;
  configuratorId: number;
  component: string;
  name: string;
  chosen: number;
}

export interface Figures {
  months: MonthFigures[];
  leads: LeadFigures[];
  locations: LocationFigures[];
  options: OptionFigures[];
}

/** What a scope may see of what is asked for, and no more; of a reseller only its own copies. */
function narrow(scope: Scope, asked: Asked): RawBuilder<unknown> {
  const organisationId = scope.kind === 'administrator' ? asked.organisationId : scope.organisationId;
  const conditions = [
    ...(organisationId === undefined ? [] : [sql`organisation_id = ${organisationId}`]),
    ...(asked.organisationId === undefined ? [] : [sql`organisation_id = ${asked.organisationId}`]),
    ...(asked.configuratorId === undefined ? [] : [sql`configurator_id = ${asked.configuratorId}`]),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

const resellerOf = (scope: Scope, asked: Asked): number | undefined =>
  scope.kind === 'reseller' ? scope.resellerId : asked.resellerId;

/** All figures since a month, summed up, in four queries however many organisations there are. */
export async function readFigures(db: Database, scope: Scope, asked: Asked): Promise<Figures> {
  const mine = narrow(scope, asked);
  const reseller = resellerOf(scope, asked);
  const counted = sql`${mine} and ${reseller === undefined ? sql`reseller_id is null` : sql`reseller_id = ${reseller}`}`;
  const sent = reseller === undefined ? mine : sql`${mine} and reseller_id = ${reseller}`;
  const months = await sql<MonthFigures>`
    select organisation_id as "organisationId", configurator_id as "configuratorId", left(day, 7) as "month",
      sum(sessions)::int as "sessions", sum(engaged_seconds)::float8 as "engagedSeconds",
      sum(visitors)::int as "visitors", sum(engaged_visitors)::int as "engagedVisitors"
    from analytics_days where day >= ${`${asked.since}-01`} and ${counted} group by 1, 2, 3`.execute(db);
  const leads = await sql<LeadFigures>`
    select organisation_id as "organisationId", configurator_id as "configuratorId",
      to_char(created_at at time zone 'UTC', 'YYYY-MM') as "month", count(*)::int as "leads"
    from enquiries where quarantined_at is null and created_at >= ${`${asked.since}-01T00:00:00Z`}::timestamptz and ${sent} group by 1, 2, 3`.execute(
    db,
  );
  const locations = await sql<LocationFigures>`
    select organisation_id as "organisationId", configurator_id as "configuratorId", country,
      sum(visitors)::int as "visitors"
    from analytics_locations where month >= ${asked.since} and ${counted} group by 1, 2, 3`.execute(db);
  const options = await sql<OptionFigures>`
    select organisation_id as "organisationId", configurator_id as "configuratorId", component, name,
      sum(chosen)::int as "chosen"
    from analytics_options where month >= ${asked.since} and ${counted} group by 1, 2, 3, 4`.execute(db);
  return { months: months.rows, leads: leads.rows, locations: locations.rows, options: options.rows };
}
