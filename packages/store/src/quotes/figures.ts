import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database.ts';
import type { Scope } from '../scope.ts';
import type { QuoteOwner } from './queries.ts';

/** Quotes of one month, currency, configurator and reseller. Money in minor units. */
export interface QuoteFigureRow {
  kind: 'quoted' | 'won';
  /** '2026-11', in UTC. */
  month: string;
  currency: string;
  configuratorId: number | null;
  configuratorName: string | null;
  resellerId: number | null;
  resellerName: string | null;
  count: number;
  net: number;
}

const MONTH = sql.lit('YYYY-MM');

function seenIn(scope: Scope): RawBuilder<unknown> {
  if (scope.kind === 'administrator') return sql`true`;
  if (scope.kind === 'organisation') return sql`q.organisation_id = ${scope.organisationId}`;
  return sql`q.reseller_id = ${scope.resellerId}`;
}

/**
 * Quotes by the month in which they were first sent, with what was sent last, and by the month of acceptance, with what
 * was accepted; from a month on. Of a quote whose customer was erased, only the accepted state is left.
 */
export async function listQuoteFigures(
  db: Database,
  scope: Scope,
  owner: QuoteOwner,
  since: string,
): Promise<QuoteFigureRow[]> {
  const seen = seenIn(scope);
  const owned =
    'resellerId' in owner ? sql`q.reseller_id = ${owner.resellerId}` : sql`q.organisation_id = ${owner.organisationId}`;
  const { rows } = await sql<QuoteFigureRow>`
    select kind, month, f.currency, configurator_id as "configuratorId", c.name as "configuratorName",
      reseller_id as "resellerId", r.name as "resellerName", count(*)::int as count, sum(f.net)::float8 as net
    from (
      select 'quoted' as kind, to_char(first.sent_at at time zone 'UTC', ${MONTH}) as month, q.currency,
        q.configurator_id, q.reseller_id, last.net
      from quotes q
      join quote_versions first on first.quote_id = q.id
        and first.version = (select min(version) from quote_versions where quote_id = q.id)
      join quote_versions last on last.quote_id = q.id and last.version = q.versions
      where ${seen} and ${owned}
      union all
      select 'won', to_char(v.accepted_at at time zone 'UTC', ${MONTH}), q.currency, q.configurator_id, q.reseller_id,
        v.net
      from quotes q join quote_versions v on v.quote_id = q.id and v.accepted_at is not null
      where ${seen} and ${owned}
    ) f
    left join configurators c on c.id = configurator_id
    left join organisations r on r.id = reseller_id
    where month >= ${since}
    group by kind, month, f.currency, configurator_id, c.name, reseller_id, r.name`.execute(db);
  return rows;
}
