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

/** Deletes a preview of a configurator that the caller has already found in its scope. Undefined when it has none such. */
export const deletePreview = (
  db: Database,
  { configuratorId, id }: Pick<PreviewRecord, 'configuratorId' | 'id'>,
): Promise<PreviewRecord | undefined> =>
  db
    .deleteFrom('configuratorPreviews')
    .where('configuratorId', '=', configuratorId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

/** Whether a preview of the configurator has this image. */
export const isPreviewImage = async (db: Database, configuratorId: number, image: string): Promise<boolean> =>
  (await db
    .selectFrom('configuratorPreviews')
    .select('id')
    .where('configuratorId', '=', configuratorId)
    .where('image', '=', image)
    .executeTakeFirst()) !== undefined;

export const insertPreview = (
  db: Database,
  row: Omit<PreviewRecord, 'id' | 'createdAt'> & { createdAt: Date },
): Promise<PreviewRecord> => db.insertInto('configuratorPreviews').values(row).returningAll().executeTakeFirstOrThrow();
