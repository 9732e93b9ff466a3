import type { LayeredFile } from '@vitrine/contract/configurator-file';
import { fileMessages } from '@vitrine/contract/configurators/file-messages';
import { configuratorLimits as limits } from '@vitrine/contract/configurators/limits';
import type { AssetIndex } from '@vitrine/contract/latest-file';
import { layersInOrder } from '@vitrine/domain/design/layered/layers-in-order';
import { baseImagePath } from '@vitrine/domain/design/layered/with-base';
import { imageTask } from '../../image-worker/image-worker.ts';
import type { InspectedLayer } from '../../images/tasks/inspect-layer.ts';

/** A layer that hides more than this share of everything under it is a mistake of its export. */
const MOST_HIDDEN = 0.995;

interface UploadedImages {
  /** The paths of the uploaded images, as the data file names them. */
  paths: readonly string[];
  read: (path: string) => Promise<Buffer | null>;
  /** The images of earlier uploads. */
  known: AssetIndex;
}

/**
 * Why uploaded images of layers cannot be drawn over the others, by file: another size than the image under all layers,
 * or nothing transparent in them. Placeholders of a few pixels pass: catalogues are set up before their renders exist. An
 * image that cannot be decoded is reported when it is prepared.
 */
export async function layerIssues(file: LayeredFile, { paths, read, known }: UploadedImages): Promise<string[]> {
  const ground = baseImagePath(file);
  if (ground === null) return [];
  const isPanorama = file.base?.projection === 'equirectangular';
  const uploaded = new Set(paths);
  const inspect = async (path: string): Promise<InspectedLayer | null> => {
    const bytes = uploaded.has(path) ? await read(path) : null;
    return bytes && imageTask('inspectLayer', bytes, isPanorama).catch(() => null);
  };
  const frame = (await inspect(ground))?.frame ?? known[ground]?.frame;
  const issues: string[] = [];
  for (const path of layerImages(file)) {
    const image = path === ground ? null : await inspect(path);
    if (!image || image.frame[0] < limits.renderWidthMinimum) continue;
    if (frame && (image.frame[0] !== frame[0] || image.frame[1] !== frame[1])) {
      issues.push(fileMessages.layerSize(path, ground, frame[0], frame[1]));
    } else if (image.hidden > MOST_HIDDEN && !isGround(file, path)) issues.push(fileMessages.layerHides(path));
  }
  return issues;
}

const layerImages = ({ layers }: LayeredFile): Set<string> =>
  new Set(layers.flatMap(({ items }) => items.flatMap(({ image_path }) => image_path ?? [])));

/** In a file without a base, the lowest layer is drawn under all others. */
const isGround = (file: LayeredFile, path: string): boolean =>
  !file.base && layersInOrder(file)[0]?.layer.items.some(({ image_path }) => image_path === path) === true;
