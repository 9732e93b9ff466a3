import { findVersion } from '@vitrine/store/versions/queries';
import { contentPaths } from '../hosting/paths.ts';
import type { Services } from '../services.ts';

/** The path of a version's data file (thousandths) on the content host, for the configurator of this folder. */
export async function versionPath(
  { db }: Pick<Services, 'db'>,
  dataUrl: string,
  version: number,
  form: 'data' | 'minifiedData' = 'data',
): Promise<string> {
  const { id } = await db
    .selectFrom('configurators')
    .select('id')
    .where('dataUrl', '=', dataUrl)
    .executeTakeFirstOrThrow();
  const row = await findVersion(db, id, version);
  if (!row) throw new Error(`${dataUrl} has no version ${version}`);
  return contentPaths(dataUrl)[form](row);
}
