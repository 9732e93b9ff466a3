import type { Selectable } from 'kysely';
import type { Database } from '../database.ts';
import type { OrganisationRecord } from '../organisations/queries.ts';
import type { Scope } from '../scope.ts';
import type { ResellerConfiguratorsTable } from '../tables/configurators.ts';

export type GrantRecord = Selectable<ResellerConfiguratorsTable>;

/** A reseller that the scope may see: an organisation's own, a reseller itself, or any for administrators. */
export function findReseller(db: Database, scope: Scope, id: number): Promise<OrganisationRecord | undefined> {
  return inScope(db, scope).where('id', '=', id).executeTakeFirst();
}

/** Resellers in the scope by name; of one organisation where that is named. */
export function listResellers(db: Database, scope: Scope, organisationId?: number): Promise<OrganisationRecord[]> {
  const query = inScope(db, scope).orderBy('name').orderBy('id');
  return (organisationId === undefined ? query : query.where('parentId', '=', organisationId)).execute();
}

/** The resellers of an organisation that the scope may see, by name, with the state of their grants. */
export const listResellerRows = (
  db: Database,
  scope: Scope,
  organisationId: number,
): Promise<{ id: number; name: string; processing: boolean; failed: boolean }[]> =>
  inScope(db, scope)
    .clearSelect()
    .select(['id', 'name'])
    .select(({ exists, selectFrom }) => {
      const has = (status: GrantRecord['status']) =>
        exists(
          selectFrom('resellerConfigurators')
            .select('configuratorId')
            .whereRef('resellerId', '=', 'organisations.id')
            .where('status', '=', status),
        ).$castTo<boolean>();
      return [has('pending').as('processing'), has('failed').as('failed')];
    })
    .where('parentId', '=', organisationId)
    .orderBy('name')
    .orderBy('id')
    .execute();

function inScope(db: Database, scope: Scope) {
  const query = db.selectFrom('organisations').selectAll().where('parentId', 'is not', null);
  if (scope.kind === 'organisation') return query.where('parentId', '=', scope.organisationId);
  return scope.kind === 'reseller' ? query.where('id', '=', scope.resellerId) : query;
}

/** The grants of resellers that were found in the caller's scope. */
export async function listGrants(db: Database, resellerIds: readonly number[]): Promise<GrantRecord[]> {
  if (resellerIds.length === 0) return [];
  return db
    .selectFrom('resellerConfigurators')
    .selectAll()
    .where('resellerId', 'in', [...resellerIds])
    .execute();
}

/** The resellers that have a copy of a configurator. */
export const listCopyHolders = (db: Database, configuratorId: number): Promise<{ resellerId: number }[]> =>
  db.selectFrom('resellerConfigurators').select('resellerId').where('configuratorId', '=', configuratorId).execute();

/** The presets that resellers have of their own, with the resellers' names. */
export const listCopyPresets = (
  db: Database,
  configuratorId: number,
  resellerId?: number,
): Promise<{ name: string; presets: unknown }[]> =>
  db
    .selectFrom('resellerConfigurators')
    .innerJoin('organisations', 'organisations.id', 'resellerConfigurators.resellerId')
    .select(['organisations.name', 'resellerConfigurators.presets'])
    .where('resellerConfigurators.configuratorId', '=', configuratorId)
    .where('resellerConfigurators.presets', 'is not', null)
    .$if(resellerId !== undefined, (query) => query.where('resellerConfigurators.resellerId', '=', resellerId ?? 0))
    .orderBy('organisations.name')
    .execute();

export const findGrant = (db: Database, resellerId: number, configuratorId: number): Promise<GrantRecord | undefined> =>
  db
    .selectFrom('resellerConfigurators')
    .selectAll()
    .where('resellerId', '=', resellerId)
    .where('configuratorId', '=', configuratorId)
    .executeTakeFirst();

/** Creates a grant, or starts one again: one row however often it is requested. */
export const beginGrant = (
  db: Database,
  grant: { resellerId: number; configuratorId: number; version: number; now: Date },
): Promise<unknown> => {
  const { now, ...row } = grant;
  const again = { status: 'pending' as const, version: row.version, attempts: 0, lastError: null, updatedAt: now };
  return db
    .insertInto('resellerConfigurators')
    .values({ ...row, status: 'pending', createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.columns(['resellerId', 'configuratorId']).doUpdateSet(again))
    .execute();
};

export const updateGrant = (
  db: Database,
  resellerId: number,
  configuratorId: number,
  changes: Partial<Pick<GrantRecord, 'status' | 'version' | 'attempts' | 'lastError' | 'contactEmail'>> & {
    /** As JSON text. */
    customisation?: string;
    /** As JSON text. */
    presets?: string;
    /** As JSON text; null for no feed. */
    productFeed?: string | null;
  },
  now: Date,
): Promise<unknown> =>
  db
    .updateTable('resellerConfigurators')
    .set({ ...changes, updatedAt: now })
    .where('resellerId', '=', resellerId)
    .where('configuratorId', '=', configuratorId)
    .execute();

export const removeGrant = (db: Database, resellerId: number, configuratorId: number): Promise<unknown> =>
  db
    .deleteFrom('resellerConfigurators')
    .where('resellerId', '=', resellerId)
    .where('configuratorId', '=', configuratorId)
    .execute();
