import path from 'node:path';
import { CONFIGURATOR_TYPE } from '@vitrine/contract/configurators/limits';
import type { AssetIndex, AssetVariant, LatestFile } from '@vitrine/contract/latest-file';
import type { ConfiguratorRecord } from '@vitrine/store/configurators/queries';
import type { ContentFiles } from '../ports/content-files.ts';

/** The folder that all live wardrobes share for their images. */
export const ROBES_FOLDER = 'slidingrobe/latest';

/**
 * Copies the images of a wardrobe that goes live into the folder that all wardrobes share, and returns latest.json with
 * their addresses there; other kinds stay as they are. Names are hashes of the content, so equal images share a file
 * and existing files are not written again.
 */
export async function shareRobeImages(
  content: ContentFiles,
  { typeId, dataUrl }: Pick<ConfiguratorRecord, 'typeId' | 'dataUrl'>,
  latest: LatestFile,
): Promise<LatestFile> {
  if (typeId !== CONFIGURATOR_TYPE.slidingrobe) return latest;
  const assets: AssetIndex = {};
  for (const [name, asset] of Object.entries(latest.assets)) {
    const variants: AssetVariant[] = [];
    for (const variant of asset.variants)
      variants.push({ ...variant, file: await shared(content, dataUrl, variant.file) });
    assets[name] = { ...asset, variants };
  }
  return { ...latest, assets };
}

/** The image's address in the shared folder, relative to the configurator's; its own when neither folder has it. */
async function shared(content: ContentFiles, dataUrl: string, file: string): Promise<string> {
  const sharedFile = `${ROBES_FOLDER}/${file}`;
  if (!(await content.exists(sharedFile))) {
    const bytes = await content.read(`${dataUrl}/${file}`);
    if (!bytes) return file;
    await content.write(sharedFile, bytes);
  }
  return path.posix.relative(dataUrl, sharedFile);
}
