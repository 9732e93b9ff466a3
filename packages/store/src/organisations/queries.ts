import { organisationLimits } from '@vitrine/contract/organisations/limits';
import { DAY_MS } from '@vitrine/domain/dates/durations';
import { type Selectable, sql, type Updateable } from 'kysely';
import { type ParameterOf, prepared } from '../connection/prepared.ts';
import { type ScopeIds, scopeOf } from '../connection/prepared-scope.ts';
import type { Database } from '../database.ts';
import type { Scope } from '../scope.ts';
import type { OrganisationsTable } from '../tables/accounts.ts';

export type OrganisationRecord = Selectable<OrganisationsTable>;

const findInScope = prepared((db, kind: Scope['kind'], parameter: ParameterOf<ScopeIds & { id: number }>) => {
  const scope = scopeOf(kind, parameter);
  let query = db.selectFrom('organisations').selectAll().where('id', '=', parameter('id'));
  if (scope.kind === 'organisation') {
    const own = scope.organisationId;
    query = query.where((eb) => eb.or([eb('id', '=', own), eb('parentId', '=', own)]));
  }
  if (scope.kind === 'reseller') query = query.where('id', '=', scope.resellerId);
  return query;
});

/**
 * An organisation or reseller that the scope may see: its own, an organisation's resellers, or any for administrators.
 */
export const findOrganisation = async (
  db: Database,
  scope: Scope,
  id: number,
): Promise<OrganisationRecord | undefined> => (await findInScope(db, scope.kind, { ...scope, id }))[0];

export interface OrganisationFigures {
  organisationId: number;
  billingSessions: number;
  productSessions: number;
  leadsThisMonth: number;
  leadsLastMonth: number;
  sessionLimit: number | null;
}

/** Top-level organisations by name, or the one with this id; for callers that may see them. */
export function listOrganisations(db: Database, onlyId?: number): Promise<OrganisationRecord[]> {
  const query = db.selectFrom('organisations').selectAll().where('parentId', 'is', null).orderBy('name');
  return (onlyId === undefined ? query : query.where('id', '=', onlyId)).execute();
}

/** Figures of one month (`'2026-11'`) for every top-level organisation, in one query each, however many there are. */
export async function listFigures(
  db: Database,
  month: string,
  bounds: { lastMonthStart: Date; monthStart: Date },
): Promise<OrganisationFigures[]> {
  const { rows } = await sql<OrganisationFigures>`
    select o.id as "organisationId", c.sessions as "sessionLimit",
      coalesce(u.billing, 0)::int as "billingSessions", coalesce(u.product, 0)::int as "productSessions",
      coalesce(e.this_month, 0)::int as "leadsThisMonth", coalesce(e.last_month, 0)::int as "leadsLastMonth"
    from organisations o
    left join contracts c on c.organisation_id = o.id
    left join (
      select organisation_id, sum(sessions) filter (where configurator_id is null) as billing,
        sum(sessions) filter (where configurator_id is not null) as product
      from usage_months where month = ${month} group by organisation_id
    ) u on u.organisation_id = o.id
    left join (
      select organisation_id, count(*) filter (where created_at >= ${bounds.monthStart}::timestamptz) as this_month,
        count(*) filter (where created_at < ${bounds.monthStart}::timestamptz) as last_month
      from enquiries where quarantined_at is null and created_at >= ${bounds.lastMonthStart}::timestamptz group by organisation_id
    ) e on e.organisation_id = o.id
    where o.parent_id is null`.execute(db);
  return rows;
}

export const listConfiguratorNames = (
  db: Database,
): Promise<{ id: number; organisationId: number; name: string; typeId: number }[]> =>
  db.selectFrom('configurators').select(['id', 'organisationId', 'name', 'typeId']).orderBy('id').execute();

/** The organisation that this subdomain belongs to; resellers have subdomains too. */
export const findBySubdomain = (db: Database, subdomain: string): Promise<OrganisationRecord | undefined> =>
  db.selectFrom('organisations').selectAll().where('subdomainLookup', '=', subdomain.toLowerCase()).executeTakeFirst();

/** The organisation or reseller that this custom domain belongs to, once its ownership is proved. */
export const findByAccessDomain = (db: Database, host: string): Promise<OrganisationRecord | undefined> =>
  db
    .selectFrom('organisations')
    .selectAll()
    .where('domainLookup', '=', host.toLowerCase())
    .where('accessDomainVerifiedAt', 'is not', null)
    .executeTakeFirst();

/**
 * By the id of an organisation or reseller that was found in the caller's scope. Unique indexes of name, subdomain and
 * domain may reject it.
 */
export const updateOrganisation = (
  db: Database,
  id: number,
  changes: Updateable<OrganisationsTable>,
  now: Date,
): Promise<unknown> =>
  db
    .updateTable('organisations')
    .set({ ...changes, updatedAt: now })
    .where('id', '=', id)
    .execute();

/** With everything that belongs to it, by cascade. */
export const removeOrganisation = (db: Database, id: number): Promise<unknown> =>
  db.deleteFrom('organisations').where('id', '=', id).execute();

/**
 * Reserves a former subdomain for a while, so that no other tenant receives those who still use it. The organisation that
 * had it may have it back; null for one that is deleted.
 */
export async function retireSubdomain(
  db: Database,
  { subdomain, organisationId, now }: { subdomain: string; organisationId: number | null; now: Date },
): Promise<void> {
  const freeAt = new Date(now.getTime() + organisationLimits.subdomainRestDays * DAY_MS);
  await db
    .insertInto('retiredSubdomains')
    .values({ subdomain: subdomain.toLowerCase(), organisationId, freeAt })
    .onConflict((conflict) => conflict.column('subdomain').doUpdateSet({ organisationId, freeAt }))
    .execute();
}

/** Whether a subdomain is reserved for others than this organisation; null for a new tenant. */
export const isRetired = async (
  db: Database,
  subdomain: string,
  { now, organisationId }: { now: Date; organisationId: number | null },
): Promise<boolean> =>
  (await db
    .selectFrom('retiredSubdomains')
    .select('subdomain')
    .where('subdomain', '=', subdomain.toLowerCase())
    .where('freeAt', '>', now)
    .where((eb) => eb.or([eb('organisationId', 'is', null), eb('organisationId', 'is distinct from', organisationId)]))
    .executeTakeFirst()) !== undefined;

/** The organisation or reseller that had this subdomain, while it is reserved for it and no tenant has it. */
export const findByFormerSubdomain = (
  db: Database,
  subdomain: string,
  now: Date,
): Promise<OrganisationRecord | undefined> =>
  db
    .selectFrom('retiredSubdomains')
    .innerJoin('organisations', 'organisations.id', 'retiredSubdomains.organisationId')
    .selectAll('organisations')
    .where('retiredSubdomains.subdomain', '=', subdomain.toLowerCase())
    .where('freeAt', '>', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('organisations as present')
            .select('present.id')
            .whereRef('present.subdomainLookup', '=', 'retiredSubdomains.subdomain'),
        ),
      ),
    )
    .executeTakeFirst();

/** Whether a folder on the content host is taken. */
export const isDataUrlTaken = async (db: Database, dataUrl: string): Promise<boolean> =>
  (await db.selectFrom('organisations').select('id').where('dataUrl', '=', dataUrl).executeTakeFirst()) !== undefined;

export const listResellersOf = (db: Database, organisationId: number): Promise<OrganisationRecord[]> =>
  db.selectFrom('organisations').selectAll().where('parentId', '=', organisationId).orderBy('name').execute();
