import type { Database } from '../database.ts';

export interface VersionRecord {
  configuratorId: number;
  version: number;
  basedOn: number | null;
  changes: number;
  createdAt: Date;
  author: string | null;
  authorId: number | null;
  note: string | null;
  /** Where its pictures are listed, below the configurator's folder; null: in the list that uploads still add to. */
  assetIndex: string | null;
}

/** Versions of configurators that the caller has already found in its scope, newest first. */
export async function listVersions(db: Database, configuratorIds: readonly number[]): Promise<VersionRecord[]> {
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
      'configuratorVersions.assetIndex',
      'users.firstName',
      'users.lastName',
    ])
    .where('configuratorVersions.configuratorId', 'in', [...configuratorIds])
    .orderBy('configuratorVersions.version', 'desc')
    .execute();
  return rows.map(({ firstName, lastName, authorName, ...row }) => ({
    ...row,
    // As it was when the version was saved; a name that came later counts only where none was kept.
    author: authorName ?? (firstName === null ? null : `${firstName} ${lastName ?? ''}`.trim()),
  }));
}

/** Shows the pictures of the version that it is based on. Refused by the primary key when the version exists (isUniqueViolation). */
export const insertVersion = (
  db: Database,
  row: {
    configuratorId: number;
    version: number;
    basedOn: number | null;
    authorId: number | null;
    authorName?: string | null;
    note?: string | null;
    changes: number;
    createdAt?: Date;
  },
): Promise<unknown> =>
  db
    .insertInto('configuratorVersions')
    .values((eb) => ({
      ...row,
      assetIndex: eb
        .selectFrom('configuratorVersions as base')
        .select('base.assetIndex')
        .where('base.configuratorId', '=', row.configuratorId)
        .where('base.version', '=', row.basedOn ?? 0),
    }))
    .execute();

/** Where a version's pictures are listed; null: in the list that uploads still add to. */
export const findAssetIndex = async (db: Database, configuratorId: number, version: number): Promise<string | null> =>
  (
    await db
      .selectFrom('configuratorVersions')
      .select('assetIndex')
      .where('configuratorId', '=', configuratorId)
      .where('version', '=', version)
      .executeTakeFirst()
  )?.assetIndex ?? null;

/** Ties every version that still follows the list of uploads to one list for good. */
export const settleAssetIndexes = (db: Database, configuratorId: number, assetIndex: string): Promise<unknown> =>
  db
    .updateTable('configuratorVersions')
    .set({ assetIndex })
    .where('configuratorId', '=', configuratorId)
    .where('assetIndex', 'is', null)
    .execute();

export const insertDeployment = (
  db: Database,
  row: { configuratorId: number; version: number; userId: number | null },
): Promise<unknown> => db.insertInto('deployments').values(row).execute();

/** Whether the organisation has ever put this version live. */
export const wasDeployed = async (db: Database, configuratorId: number, version: number): Promise<boolean> =>
  (await db
    .selectFrom('deployments')
    .select('id')
    .where('configuratorId', '=', configuratorId)
    .where('version', '=', version)
    .executeTakeFirst()) !== undefined;
