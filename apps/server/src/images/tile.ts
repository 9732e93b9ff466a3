import type { ContentFiles } from '../ports/content-files.ts';
import { drawOpeningImage, type PreparedConfigurator } from './draw-opening-image.ts';
import { imageName } from './image-name.ts';

/**
 * Writes the tile of the list, the configurator as it opens, named by its content: it may be of a version that is not
 * live. Returns its path; null when its base image is missing.
 */
export async function drawTile(content: ContentFiles, prepared: PreparedConfigurator): Promise<string | null> {
  const tile = await drawOpeningImage(content, prepared, { format: 'webp' });
  if (!tile) return null;
  const file = `${prepared.dataUrl}/${imageName(tile)}`;
  await content.write(file, tile);
  return file;
}
