import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database.ts';
import type { Scope } from '../scope.ts';

/** The requested owner, within the scope. */
export interface FiguresQuery {
  organisationId?: number;
  configuratorId?: number;
  /** Only this reseller's copies. */
  resellerId?: number;
}

/** The days of a range as points of a chart; for figures stored by month, as whole months and the days at the ends. */
export interface DayRange {
  /** 'YYYY-MM-DD': first day of each point, oldest first. */
  starts: readonly string[];
  /** The last day. */
  until: string;
  /** 'YYYY-MM' */
  months: readonly string[];
  edges: readonly { from: string; to: string }[];
}

interface Owner {
  organisationId: number;
  /** Null: the organisation as a whole. */
  configuratorId: number | null;
}

export interface PointFigures extends Owner {
  /** The index of the point of the chart, from 0. */
  at: number;
  sessions: number;
  engagedSeconds: number;
  visitors: number;
  engagedVisitors: number;
}

export interface LeadFigures extends Owner {
  at: number;
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
  points: PointFigures[];
  leads: LeadFigures[];
  locations: LocationFigures[];
  options: OptionFigures[];
}

/** The part of the request that a scope may see; of a reseller only its own copies. */
function narrow(scope: Scope, query: FiguresQuery): RawBuilder<unknown> {
  const organisationId = scope.kind === 'administrator' ? query.organisationId : scope.organisationId;
  const conditions = [
    ...(organisationId === undefined ? [] : [sql`organisation_id = ${organisationId}`]),
    ...(query.organisationId === undefined ? [] : [sql`organisation_id = ${query.organisationId}`]),
    ...(query.configuratorId === undefined ? [] : [sql`configurator_id = ${query.configuratorId}`]),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

const resellerOf = (scope: Scope, query: FiguresQuery): number | undefined =>
  scope.kind === 'reseller' ? scope.resellerId : query.resellerId;

/** Bytewise, so that days compare alike in every database. */
const pointOf = (day: RawBuilder<unknown>, starts: readonly string[]): RawBuilder<unknown> =>
  sql`width_bucket((${day}) collate "C", array[${sql.join([...starts])}]::text[] collate "C") - 1`;

/** Rows within whole months from one table, those of the days at the ends from the other. */
function within({ months, edges }: DayRange, byMonth: string, byDay: string, columns: RawBuilder<unknown>) {
  const parts = [
    ...(months.length === 0
      ? []
      : [sql`select ${columns} from ${sql.table(byMonth)} where month in (${sql.join([...months])})`]),
    ...edges.map(
      ({ from, to }) => sql`select ${columns} from ${sql.table(byDay)} where day >= ${from} and day <= ${to}`,
    ),
  ];
  return sql`(${sql.join(parts, sql` union all `)}) counted`;
}

const OWNER = sql`organisation_id as "organisationId", configurator_id as "configuratorId"`;
const SUBJECT = sql`organisation_id, configurator_id, reseller_id`;

interface Conditions {
  /** The filter for counted rows, */
  counted: RawBuilder<unknown>;
  /** and for enquiries, which name a reseller only when there is one. */
  sent: RawBuilder<unknown>;
}

function conditionsOf(scope: Scope, query: FiguresQuery): Conditions {
  const mine = narrow(scope, query);
  const reseller = resellerOf(scope, query);
  return reseller === undefined
    ? { counted: sql`${mine} and reseller_id is null`, sent: mine }
    : { counted: sql`${mine} and reseller_id = ${reseller}`, sent: sql`${mine} and reseller_id = ${reseller}` };
}

/** The figures over time, summed up by point. */
export async function readPoints(
  db: Database,
  scope: Scope,
  query: FiguresQuery,
  { starts, until }: Pick<DayRange, 'starts' | 'until'>,
): Promise<Pick<Figures, 'points' | 'leads'>> {
  const { counted, sent } = conditionsOf(scope, query);
  const from = starts[0] ?? until;
  const points = await sql<PointFigures>`
    select ${OWNER}, ${pointOf(sql`day`, starts)} as "at",
      sum(sessions)::int as "sessions", sum(engaged_seconds)::float8 as "engagedSeconds",
      sum(visitors)::int as "visitors", sum(engaged_visitors)::int as "engagedVisitors"
    from analytics_days where day >= ${from} and day <= ${until} and ${counted} group by 1, 2, 3`.execute(db);
  const leads = await sql<LeadFigures>`
    select ${OWNER}, ${pointOf(sql`day`, starts)} as "at", sum(leads)::int as "leads"
    from analytics_lead_days where day >= ${from} and day <= ${until} and ${sent} group by 1, 2, 3`.execute(db);
  return { points: points.rows, leads: leads.rows };
}

/** All figures of a range of days, summed up, in four queries however many organisations there are. */
export async function readFigures(db: Database, scope: Scope, query: FiguresQuery, days: DayRange): Promise<Figures> {
  const { counted } = conditionsOf(scope, query);
  const overTime = await readPoints(db, scope, query, days);
  const locations = await sql<LocationFigures>`
    select ${OWNER}, country, sum(visitors)::int as "visitors"
    from ${within(days, 'analytics_locations', 'analytics_location_days', sql`${SUBJECT}, country, visitors`)}
    where ${counted} group by 1, 2, 3`.execute(db);
  const options = await sql<OptionFigures>`
    select ${OWNER}, component, name, sum(chosen)::int as "chosen"
    from ${within(days, 'analytics_options', 'analytics_option_days', sql`${SUBJECT}, component, name, chosen`)}
    where ${counted} group by 1, 2, 3, 4`.execute(db);
  return { ...overTime, locations: locations.rows, options: options.rows };
}

/** The first day with countries and options by day; null when they are known for all days. */
export async function byDaySince(db: Database): Promise<string | null> {
  const row = await db.selectFrom('analyticsByDaySince').select('day').executeTakeFirst();
  return row?.day ?? null;
}
