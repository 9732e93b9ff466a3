import type { LayeredFile } from '@vitrine/contract/configurator-file';
import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import type { Asset, AssetIndex } from '@vitrine/contract/latest-file';
import type { Design } from '@vitrine/domain/design/design';
import { drawOrder } from '@vitrine/domain/design/layered/draw-order';
import { withBase } from '@vitrine/domain/design/layered/with-base';
import { imageTask } from '../image-worker/image-worker.ts';
import type { ContentFiles } from '../ports/content-files.ts';

export interface Drawable {
  content: ContentFiles;
  dataUrl: string;
  file: LayeredFile;
  type: ConfiguratorType;
  assets: AssetIndex;
}

/**
 * A JPEG of a design as the viewer first shows it: base and one item of every layer over it. A panorama is drawn at full
 * size, because only a fifth of it is seen at once.
 */
export async function drawDesign(drawable: Drawable, design: Design): Promise<Buffer> {
  const { content, dataUrl, type, assets } = drawable;
  const file = withBase(drawable.file, type, assets);
  if (!file) throw new Error(`${dataUrl} has no base image`);
  // As in the viewer, the configurator's type decides.
  const isFlat = type !== 'panoramic';
  const preferred = isFlat ? 2 : 1;
  const read = async (path: string | null | undefined) => {
    const asset = path ? assets[path] : undefined;
    const variant = asset?.variants.find(({ scale }) => scale === preferred) ?? asset?.variants[0];
    const bytes = variant && (await content.read(`${dataUrl}/${variant.file}`));
    return asset && variant && bytes ? { asset, scale: variant.scale, bytes } : null;
  };
  const base = await read(file.base.image);
  if (!base) throw new Error(`The base image of ${dataUrl} is missing`);
  const layers = [];
  for (const item of drawOrder(file, design)) {
    const layer = await read(item.image_path);
    if (layer) layers.push({ input: layer.bytes, ...cornerOf(layer.asset, base.scale) });
  }
  return imageTask('drawRoom', { base: base.bytes, layers, yaw: isFlat ? null : (file.base.initial_yaw ?? 0) });
}

const cornerOf = ({ rect }: Asset, scale: number): { left: number; top: number } => ({
  left: rect[0] / scale,
  top: rect[1] / scale,
});
