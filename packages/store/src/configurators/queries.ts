import type { Selectable } from 'kysely';
import { type ParameterOf, prepared } from '../connection/prepared.ts';
import { type ScopeIds, scopeOf } from '../connection/prepared-scope.ts';
import type { Database } from '../database.ts';
import type { Scope } from '../scope.ts';
import type { ConfiguratorsTable, SceneRow } from '../tables/configurators.ts';

export interface ConfiguratorRecord extends Selectable<ConfiguratorsTable> {
  groupName: string;
  groupSafeName: string;
  /** In a reseller's scope: the version of its copy, and the reseller's folder on the content host. */
  copyVersion?: number;
  copyContacts?: string[] | null;
  copyBase?: string;
}

/** All configurators that a scope may see; no other query decides that. */
function inScope(db: Database, scope: Scope) {
  const query = db
    .selectFrom('configurators')
    .innerJoin('configuratorGroups', 'configuratorGroups.id', 'configurators.groupId')
    .selectAll('configurators')
    .select(['configuratorGroups.name as groupName', 'configuratorGroups.safeName as groupSafeName']);
  if (scope.kind === 'administrator') return query;
  if (scope.kind === 'organisation') return query.where('configurators.organisationId', '=', scope.organisationId);
  return query
    .innerJoin('resellerConfigurators', 'resellerConfigurators.configuratorId', 'configurators.id')
    .innerJoin('organisations as reseller', 'reseller.id', 'resellerConfigurators.resellerId')
    .select([
      'resellerConfigurators.version as copyVersion',
      'resellerConfigurators.contactEmail as copyContacts',
      'reseller.dataUrl as copyBase',
    ])
    .where('configurators.organisationId', '=', scope.organisationId)
    .where('resellerConfigurators.resellerId', '=', scope.resellerId)
    .where('resellerConfigurators.status', '=', 'ready');
}

/** In the order of their groups' and their own creation. */
export function listConfigurators(
  db: Database,
  scope: Scope,
  narrowed: { organisationId?: number } = {},
): Promise<ConfiguratorRecord[]> {
  let query = inScope(db, scope).orderBy('configurators.groupId').orderBy('configurators.id');
  if (narrowed.organisationId !== undefined) {
    query = query.where('configurators.organisationId', '=', narrowed.organisationId);
  }
  return query.execute();
}

const findInScope = prepared((db, kind: Scope['kind'], parameter: ParameterOf<ScopeIds & { id: number }>) =>
  inScope(db, scopeOf(kind, parameter)).where('configurators.id', '=', parameter('id')),
);

export const findConfigurator = async (
  db: Database,
  scope: Scope,
  id: number,
): Promise<ConfiguratorRecord | undefined> => (await findInScope(db, scope.kind, { ...scope, id }))[0];

/** Locks the row for this transaction, so that two saves or deploys of one configurator come one after the other. */
export const lockConfigurator = async (db: Database, id: number): Promise<void> => {
  await db.selectFrom('configurators').select('id').where('id', '=', id).forUpdate().execute();
};

/** The same for all configurators of which a reseller has copies, in the order of their ids. */
export const lockCopied = async (db: Database, resellerId: number): Promise<void> => {
  await db
    .selectFrom('configurators')
    .select('id')
    .where('id', 'in', (copies) =>
      copies.selectFrom('resellerConfigurators').select('configuratorId').where('resellerId', '=', resellerId),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
};

export interface NewConfigurator {
  organisationId: number;
  groupId: number;
  name: string;
  safeName: string;
  typeId: number;
  layout: string | null;
  dataUrl: string;
  scenes: SceneRow[];
  currency: string;
  image: string | null;
}

export const insertConfigurator = (db: Database, input: NewConfigurator): Promise<{ id: number }> =>
  db
    .insertInto('configurators')
    .values({ ...input, scenes: JSON.stringify(input.scenes) })
    .returning('id')
    .executeTakeFirstOrThrow();

/** Deletes its versions, copies and images by cascade. Enquiries stay, without a source. */
export const removeConfigurator = (db: Database, id: number): Promise<unknown> =>
  db.deleteFrom('configurators').where('id', '=', id).execute();

/** Whether a configurator's files are, or will be, in this folder of the content host. */
export const isConfiguratorFolder = async (db: Database, dataUrl: string): Promise<boolean> =>
  (await db.selectFrom('configurators').select('id').where('dataUrl', '=', dataUrl).executeTakeFirst()) !== undefined;

export const findGroup = (
  db: Database,
  organisationId: number,
  id: number,
): Promise<{ id: number; safeName: string } | undefined> =>
  db
    .selectFrom('configuratorGroups')
    .select(['id', 'safeName'])
    .where('id', '=', id)
    .where('organisationId', '=', organisationId)
    .executeTakeFirst();

/** The group of that name, created when the organisation has none yet. */
export async function findOrInsertGroup(
  db: Database,
  group: { organisationId: number; name: string; safeName: string },
): Promise<{ id: number }> {
  await db
    .insertInto('configuratorGroups')
    .values(group)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db
    .selectFrom('configuratorGroups')
    .select('id')
    .where('organisationId', '=', group.organisationId)
    .where('safeName', '=', group.safeName)
    .executeTakeFirstOrThrow();
}

/** Not a change by a user: `updatedAt` stays. */
export const updateUploadsIndex = (db: Database, id: number, uploadsIndex: string): Promise<unknown> =>
  db.updateTable('configurators').set({ uploadsIndex }).where('id', '=', id).execute();

export const updateConfigurator = (
  db: Database,
  id: number,
  changed: {
    deployedVersion?: number;
    name?: string;
    supportsPresets?: boolean;
    supportsSaveDesign?: boolean;
    supportsStyleFinder?: boolean;
    contactEmail?: string[] | null;
    image?: string;
    scenes?: SceneRow[];
    currency?: string;
    styleFile?: string;
    scriptFile?: string;
    scriptIntegrity?: string;
    /** As JSON text. */
    customisation?: string;
    /** As JSON text. */
    presets?: string;
    /** As JSON text; null for no feed. */
    productFeed?: string | null;
  },
): Promise<unknown> => {
  const { scenes, ...rest } = changed;
  return db
    .updateTable('configurators')
    .set({ ...rest, ...(scenes ? { scenes: JSON.stringify(scenes) } : {}), updatedAt: new Date() })
    .where('id', '=', id)
    .execute();
};
