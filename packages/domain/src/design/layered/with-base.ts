import type { BaseImage, LayeredFile } from '@vitrine/contract/configurator-file';
import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import type { AssetIndex } from '@vitrine/contract/latest-file';
import { layersInOrder } from './layers-in-order.ts';

/**
 * The image under all layers: the file's base, or else the first image of the lowest layer, whose size all others share.
 * Null while there is no such image.
 */
export const baseImagePath = ({ base, layers }: Partial<LayeredFile>): string | null => {
  if (base) return base.image;
  for (const { layer } of layersInOrder({ layers: layers ?? [] })) {
    const image = layer.items.find(({ image_path }) => image_path)?.image_path;
    if (image) return image;
  }
  return null;
};

/**
 * The file with a base, as viewer and server draw it; null while its image is not prepared. A panorama's image is a whole
 * sphere, any other's a still.
 */
export const withBase = <T extends Partial<LayeredFile>>(
  file: T,
  type: ConfiguratorType,
  assets: AssetIndex,
): (T & { base: BaseImage }) | null => {
  const image = baseImagePath(file);
  const asset = image !== null && Object.hasOwn(assets, image) ? assets[image] : undefined;
  if (image === null || !asset) return null;
  if (file.base) return file as T & { base: BaseImage };
  const [width, height] = asset.frame;
  return {
    ...file,
    base: { image, width, height, projection: type === 'panoramic' ? 'equirectangular' : 'perspective' },
  };
};
