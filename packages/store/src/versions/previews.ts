import type { Selectable } from 'kysely';
import type { Database } from '../database.ts';
import type { ConfiguratorPreviewsTable } from '../tables/configurators.ts';

export type PreviewRecord = Selectable<ConfiguratorPreviewsTable>;

/** Previews of a configurator that the caller has already found in its scope, newest first. */
export const listPreviews = (db: Database, configuratorId: number): Promise<PreviewRecord[]> =>
  db
    .selectFrom('configuratorPreviews')
    .selectAll()
    .where('configuratorId', '=', configuratorId)
    .orderBy('id', 'desc')
    .execute();

export const insertPreview = (
  db: Database,
  row: Omit<PreviewRecord, 'id' | 'createdAt'> & { createdAt: Date },
): Promise<PreviewRecord> => db.insertInto('configuratorPreviews').values(row).returningAll().executeTakeFirstOrThrow();
