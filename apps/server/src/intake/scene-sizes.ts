import { fileMessages } from '@vitrine/contract/configurators/file-messages';
import { SCENE_FOLDER } from '@vitrine/contract/configurators/limits';
import type { Asset, AssetIndex } from '@vitrine/contract/latest-file';
import { listImages, rejectPrepared } from '@vitrine/store/configurators/image-intakes';
import type { ConfiguratorRecord } from '@vitrine/store/configurators/queries';
import { readAssetIndex } from '../hosting/asset-index.ts';
import type { Services } from '../services.ts';

/** The configurator's own image that a scene's replaces; null for any other path. */
export const ownPathOf = (path: string): string | null => {
  const [folder, id, ...rest] = path.split('/');
  return folder === SCENE_FOLDER && id !== undefined && rest.length > 0 ? rest.join('/') : null;
};

/**
 * Rejects scene images whose size differs from the configurator's own: a choice is drawn at the same position in every
 * scene. Runs once all images of an upload are prepared, whatever their order.
 */
export async function assertSceneSizes(
  { db, content }: Pick<Services, 'db' | 'content'>,
  record: Pick<ConfiguratorRecord, 'id' | 'dataUrl' | 'uploadsIndex'>,
): Promise<void> {
  const made = await listImages(db, record.id, 'done');
  const ofScenes = made.flatMap((image) => {
    const own = image.use === 'image' ? ownPathOf(image.path) : null;
    return own === null ? [] : [{ image, own }];
  });
  if (ofScenes.length === 0) return;
  const known: AssetIndex = {
    ...(await readAssetIndex(content, record, null)),
    ...Object.fromEntries(made.map(({ path, asset }) => [path, asset as Asset])),
  };
  for (const { image, own } of ofScenes) {
    const required = known[own]?.frame;
    const input = (image.asset as Asset).frame;
    if (!required || (required[0] === input[0] && required[1] === input[1])) continue;
    await rejectPrepared(db, image, fileMessages.sceneSize(own, required[0], required[1]));
  }
}
