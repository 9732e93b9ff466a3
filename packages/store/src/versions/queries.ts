import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../database.ts';
import type { Tables } from '../tables.ts';

export interface VersionRecord {
  configuratorId: number;
  version: number;
  basedOn: number | null;
  changes: number;
  createdAt: Date;
  author: string | null;
  authorId: number | null;
  note: string | null;
  /** The reseller whose copy it is of; null: the organisation's. */
  resellerId: number | null;
  /** The list of its images, below the configurator's folder; null: the list that uploads still add to. */
  assetIndex: string | null;
  /** The unguessable part of its folder's name; null: not moved there yet. */
  fileKey: string | null;
  /** Whether it was ever live: on the configurator, or on the copy that it is of. */
  wasDeployed: boolean;
}

type OfVersions = ExpressionBuilder<Pick<Tables, 'configuratorVersions' | 'deployments'>, 'configuratorVersions'>;

const wasDeployed = (eb: OfVersions) =>
  eb.exists(
    eb
      .selectFrom('deployments')
      .select('deployments.id')
      .whereRef('deployments.configuratorId', '=', 'configuratorVersions.configuratorId')
      .whereRef('deployments.version', '=', 'configuratorVersions.version')
      .whereRef('deployments.resellerId', 'is not distinct from', 'configuratorVersions.resellerId'),
  );

/** The organisation's, and those that this reseller saved of its copy. */
const isOwn = (eb: OfVersions, resellerId: number | null) =>
  eb.or([eb('configuratorVersions.resellerId', 'is', null), eb('configuratorVersions.resellerId', '=', resellerId)]);

/**
 * Versions of configurators that the caller has already found in its scope, newest first: the organisation's, and those
 * that this reseller saved of its copies.
 */
export async function listVersions(
  db: Database,
  configuratorIds: readonly number[],
  resellerId: number | null = null,
): Promise<VersionRecord[]> {
  if (configuratorIds.length === 0) return [];
  const rows = await db
    .selectFrom('configuratorVersions')
    .leftJoin('users', 'users.id', 'configuratorVersions.authorId')
    .select([
      'configuratorVersions.configuratorId',
      'configuratorVersions.version',
      'configuratorVersions.basedOn',
      'configuratorVersions.changes',
      'configuratorVersions.createdAt',
      'configuratorVersions.authorId',
      'configuratorVersions.authorName',
      'configuratorVersions.note',
      'configuratorVersions.resellerId',
      'configuratorVersions.assetIndex',
      'configuratorVersions.fileKey',
      'users.firstName',
      'users.lastName',
    ])
    .select((eb) => wasDeployed(eb).as('wasDeployed'))
    .where('configuratorVersions.configuratorId', 'in', [...configuratorIds])
    .where((eb) => isOwn(eb, resellerId))
    .orderBy('configuratorVersions.version', 'desc')
    .execute();
  return rows.map(({ firstName, lastName, authorName, ...row }) => ({
    ...row,
    wasDeployed: Boolean(row.wasDeployed),
    // The name when the version was saved; the current name counts only when none was stored.
    author: authorName ?? (firstName === null ? null : `${firstName} ${lastName ?? ''}`.trim()),
  }));
}

/**
 * Shows the images of the version that it is based on, or with `hasNewImages` all that were ever uploaded. Rejected by
 * the primary key when the version exists
 * (isUniqueViolation).
 */
export const insertVersion = (
  db: Database,
  row: {
    configuratorId: number;
    version: number;
    basedOn: number | null;
    resellerId?: number | null;
    authorId: number | null;
    authorName?: string | null;
    note?: string | null;
    fileKey?: string | null;
    changes: number;
    createdAt?: Date;
  },
  { hasNewImages = false } = {},
): Promise<unknown> =>
  db
    .insertInto('configuratorVersions')
    .values((eb) => ({
      ...row,
      assetIndex: hasNewImages
        ? null
        : eb
            .selectFrom('configuratorVersions as base')
            .select('base.assetIndex')
            .where('base.configuratorId', '=', row.configuratorId)
            .where('base.version', '=', row.basedOn ?? 0),
    }))
    .execute();

/** Every version of a configurator and of its copies, for the numbers and folders that are taken. */
export const listAllVersions = (
  db: Database,
  configuratorId: number,
): Promise<Pick<VersionRecord, 'version' | 'fileKey'>[]> =>
  db
    .selectFrom('configuratorVersions')
    .select(['version', 'fileKey'])
    .where('configuratorId', '=', configuratorId)
    .execute();

/** Whose one version is, and the location of its files. */
export const findVersion = (
  db: Database,
  configuratorId: number,
  version: number,
): Promise<Pick<VersionRecord, 'version' | 'resellerId' | 'fileKey' | 'assetIndex'> | undefined> =>
  db
    .selectFrom('configuratorVersions')
    .select(['version', 'resellerId', 'fileKey', 'assetIndex'])
    .where('configuratorId', '=', configuratorId)
    .where('version', '=', version)
    .executeTakeFirst();

/**
 * The versions that visitors of a configurator, or of a reseller's copy, saw before its live one: the newest of those
 * that were ever live.
 */
export const listEarlierLive = (
  db: Database,
  { configuratorId, resellerId, live }: { configuratorId: number; resellerId: number | null; live: number | null },
  limit: number,
): Promise<Pick<VersionRecord, 'version' | 'fileKey' | 'assetIndex'>[]> =>
  db
    .selectFrom('configuratorVersions')
    .select(['version', 'fileKey', 'assetIndex'])
    .where('configuratorId', '=', configuratorId)
    .where('version', 'is distinct from', live)
    .where((eb) => isOwn(eb, resellerId))
    .where(wasDeployed)
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();

/** The location of the files of many configurators, one version of each: by `configuratorId`. */
export async function findVersions(
  db: Database,
  versions: readonly { configuratorId: number; version: number }[],
): Promise<Map<number, Pick<VersionRecord, 'version' | 'fileKey' | 'assetIndex'>>> {
  if (versions.length === 0) return new Map();
  const rows = await db
    .selectFrom('configuratorVersions')
    .select(['configuratorId', 'version', 'fileKey', 'assetIndex'])
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('configuratorId', 'version'),
        'in',
        versions.map(({ configuratorId, version }) => tuple(configuratorId, version)),
      ),
    )
    .execute();
  return new Map(rows.map(({ configuratorId, ...row }) => [configuratorId, row]));
}

export const updateFileKey = (
  db: Database,
  configuratorId: number,
  version: number,
  fileKey: string,
): Promise<unknown> =>
  db
    .updateTable('configuratorVersions')
    .set({ fileKey })
    .where('configuratorId', '=', configuratorId)
    .where('version', '=', version)
    .execute();

/** Ties every version that still uses the list of uploads to one fixed list. */
export const settleAssetIndexes = (db: Database, configuratorId: number, assetIndex: string): Promise<unknown> =>
  db
    .updateTable('configuratorVersions')
    .set({ assetIndex })
    .where('configuratorId', '=', configuratorId)
    .where('assetIndex', 'is', null)
    .execute();

export const insertDeployment = (
  db: Database,
  row: { configuratorId: number; version: number; resellerId?: number | null; userId: number | null },
): Promise<unknown> => db.insertInto('deployments').values(row).execute();
