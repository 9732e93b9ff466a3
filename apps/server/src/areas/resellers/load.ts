import { AppError } from '@vitrine/contract/errors';
import type { ResellerRow } from '@vitrine/contract/resellers/schemas';
import { maySeeUngranted } from '@vitrine/domain/policies/resellers';
import { type ConfiguratorRecord, listConfigurators } from '@vitrine/store/configurators/queries';
import type { Database } from '@vitrine/store/database';
import { findOrganisation, type OrganisationRecord } from '@vitrine/store/organisations/queries';
import {
  findReseller,
  type GrantRecord,
  listGrants,
  listResellerRows,
  listResellers,
} from '@vitrine/store/resellers/queries';
import { type Scope, scopeOfOrganisation } from '@vitrine/store/scope';
import { listUsersOf, type UserRecord } from '@vitrine/store/users/queries';

export interface LoadedReseller {
  record: OrganisationRecord & { parentId: number };
  users: UserRecord[];
  /** The organisation's configurators with their grants; for a reseller's own users the granted ones only. */
  configurators: { record: ConfiguratorRecord; grant: GrantRecord | undefined }[];
}

export async function resellerInScope(db: Database, scope: Scope, id: number): Promise<LoadedReseller['record']> {
  const found = await findReseller(db, scope, id);
  if (!found || found.parentId === null) throw new AppError('resource.missing');
  return { ...found, parentId: found.parentId };
}

export async function loadReseller(db: Database, scope: Scope, id: number): Promise<LoadedReseller> {
  const record = await resellerInScope(db, scope, id);
  const [loaded] = await withGrants(db, scope, [record]);
  if (!loaded) throw new AppError('resource.missing');
  return loaded;
}

/** The resellers of the caller's organisation; an administrator may name one, else sees all. */
export async function loadResellers(db: Database, scope: Scope, organisationId?: number): Promise<LoadedReseller[]> {
  if (organisationId !== undefined && !(await findOrganisation(db, scope, organisationId)))
    throw new AppError('resource.missing');
  const found = await listResellers(db, scope, organisationId);
  return withGrants(
    db,
    scope,
    found.flatMap((record) => (record.parentId === null ? [] : [{ ...record, parentId: record.parentId }])),
  );
}

/** The rows of an organisation's resellers, for lists: as many statements, whatever the resellers have. */
export async function loadResellerRows(db: Database, scope: Scope, organisationId: number): Promise<ResellerRow[]> {
  if (!(await findOrganisation(db, scope, organisationId))) throw new AppError('resource.missing');
  return listResellerRows(db, scope, organisationId);
}

/** However many resellers there are: one query for grants, one for users, one for each organisation's configurators. */
async function withGrants(db: Database, scope: Scope, records: LoadedReseller['record'][]): Promise<LoadedReseller[]> {
  const ids = records.map(({ id }) => id);
  const grants = groupedBy(await listGrants(db, ids), ({ resellerId }) => resellerId);
  const users = groupedBy(await listUsersOf(db, ids), ({ organisationId }) => organisationId);
  const configurators = new Map<number, ConfiguratorRecord[]>();
  for (const parentId of new Set(records.map((record) => record.parentId))) {
    configurators.set(parentId, await listConfigurators(db, scopeOfOrganisation(parentId)));
  }
  return records.map((record) => {
    const own = new Map(grants.get(record.id)?.map((grant) => [grant.configuratorId, grant]));
    const all = configurators.get(record.parentId) ?? [];
    const seen = maySeeUngranted(scope) ? all : all.filter(({ id }) => own.has(id));
    return {
      record,
      users: users.get(record.id) ?? [],
      configurators: seen.map((configurator) => ({ record: configurator, grant: own.get(configurator.id) })),
    };
  });
}

function groupedBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
