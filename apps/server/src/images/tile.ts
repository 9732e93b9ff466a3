import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import type { AssetIndex } from '@vitrine/contract/latest-file';
import { isFloorsFile, isRobeFile } from '@vitrine/domain/catalogue/rows-of';
import { defaultDesign } from '@vitrine/domain/design/default-design';
import { withBase } from '@vitrine/domain/design/layered/with-base';
import { imageTask } from '../image-worker/image-worker.ts';
import { isLayered } from '../intake/data-file/read-data-file.ts';
import type { ContentFiles } from '../ports/content-files.ts';
import { drawDesign } from './draw-design.ts';
import { floorImage } from './floor-image.ts';
import { imageName } from './image-name.ts';

interface Drawable {
  dataUrl: string;
  file: ConfiguratorFile;
  type: ConfiguratorType;
  assets: AssetIndex;
}

/** Writes the tile of the list, the room as it opens; null when the kind is not drawn or its base is missing. */
export async function drawTile(content: ContentFiles, drawable: Drawable): Promise<string | null> {
  const { dataUrl, file, type, assets } = drawable;
  if (isFloorsFile(file)) {
    const bytes = await floorImage(content, { dataUrl, file, assets });
    return bytes && writeTile(content, dataUrl, bytes);
  }
  if (isRobeFile(file)) return writeTile(content, dataUrl, await imageTask('drawRobe', file));
  if (!isLayered(file) || !withBase(file, type, assets)) return null;
  return writeTile(content, dataUrl, await drawDesign({ content, dataUrl, file, type, assets }, defaultDesign(file)));
}

/**
 * Writes an image in the tile's size, named by its content: it may be of a version that is not live. Returns its path.
 */
export async function writeTile(content: ContentFiles, dataUrl: string, bytes: Buffer): Promise<string> {
  const tile = await imageTask('drawTile', bytes);
  const file = `${dataUrl}/${imageName(tile)}`;
  await content.write(file, tile);
  return file;
}
