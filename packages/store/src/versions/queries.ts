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

/** Refused by the primary key when the version exists (isUniqueViolation). */
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
): Promise<unknown> => db.insertInto('configuratorVersions').values(row).execute();

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
