import type { FloorsFile } from '@vitrine/contract/configurator-file';
import { CONFIGURATOR_TYPE } from '@vitrine/contract/configurators/limits';
import { AppError } from '@vitrine/contract/errors';
import type { ConfiguratorRecord } from '@vitrine/store/configurators/queries';
import { findVersion } from '@vitrine/store/versions/queries';
import { readAssetIndex } from '../hosting/asset-index.ts';
import { contentPaths } from '../hosting/paths.ts';
import { imagePathsOf } from '../intake/image-paths.ts';
import type { Services } from '../services.ts';

/**
 * Rejects the deploy of a floor whose room image was never uploaded, and names it: visitors would see no room. The
 * viewer draws a floor without a room itself, and does without other images, so these may be missing. Only deploys
 * call this: the texts of a floor that is live already can change.
 */
export async function assertRoomImage(
  { content, db }: Pick<Services, 'content' | 'db'>,
  record: ConfiguratorRecord,
  version: number,
): Promise<void> {
  if (record.typeId !== CONFIGURATOR_TYPE.floors) return;
  const row = await findVersion(db, record.id, version);
  const data = row && (await content.read(contentPaths(record.dataUrl).minifiedData(row)));
  if (!data) return;
  const { scene } = JSON.parse(data.toString('utf8')) as Partial<FloorsFile>;
  const index = await readAssetIndex(content, record, row.assetIndex);
  const missing = [...imagePathsOf(scene?.base).keys()].filter((path) => !Object.hasOwn(index, path));
  if (missing.length > 0) throw new AppError('versions.missing_images', { errors: { images: missing } });
}
