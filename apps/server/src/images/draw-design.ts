import type { LayeredFile } from '@vitrine/contract/configurator-file';
import type { Asset, AssetIndex } from '@vitrine/contract/latest-file';
import type { Design } from '@vitrine/domain/design/design';
import { drawOrder } from '@vitrine/domain/design/layered/draw-order';
import sharp from 'sharp';
import type { ContentFiles } from '../ports/content-files.ts';
import { rectify } from './rectify.ts';

export interface Drawable {
  content: ContentFiles;
  dataUrl: string;
  file: LayeredFile;
  assets: AssetIndex;
}

const WIDTH = 800;
const HEIGHT = 500;
/** Half the horizontal view of the viewer when it opens, as a tangent: 75 degrees. */
const HALF_VIEW = Math.tan((75 / 2) * (Math.PI / 180));

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** A JPEG of a design as the viewer first shows it, drawn on the CPU: what the demo's enquiries carry. */
export async function drawDesign(drawable: Drawable, design: Design): Promise<Buffer> {
  const whole = await composite(drawable, design);
  if (drawable.file.base.projection === 'perspective') {
    return sharp(whole.data, { raw: { width: whole.width, height: whole.height, channels: 3 } })
      .resize({ width: WIDTH, height: HEIGHT, fit: 'cover' })
      .jpeg({ quality: 82 })
      .toBuffer();
  }
  const halfExtent = [HALF_VIEW, (HALF_VIEW * HEIGHT) / WIDTH] as const;
  const { data, ...raw } = await rectify(
    { ...whole, channels: 3 },
    { yaw: drawable.file.base.initial_yaw ?? 0, halfExtent },
  );
  return sharp(data, { raw }).resize({ width: WIDTH, height: HEIGHT, fit: 'fill' }).jpeg({ quality: 82 }).toBuffer();
}

/** Base and one item of every layer over it; a panorama at full size, because only a fifth of it is seen at once. */
async function composite({ content, dataUrl, file, assets }: Drawable, design: Design): Promise<Pixels> {
  const preferred = file.base.projection === 'perspective' ? 2 : 1;
  const read = async (path: string | null | undefined) => {
    const asset = path ? assets[path] : undefined;
    const variant = asset?.variants.find(({ scale }) => scale === preferred) ?? asset?.variants[0];
    const bytes = variant && (await content.read(`${dataUrl}/${variant.file}`));
    return asset && variant && bytes ? { asset, scale: variant.scale, bytes } : null;
  };
  const base = await read(file.base.image);
  if (!base) throw new Error(`${dataUrl} has no base image`);
  const layers = [];
  for (const item of drawOrder(file, design)) {
    const layer = await read(item.image_path);
    if (layer) layers.push({ input: layer.bytes, ...cornerOf(layer.asset, base.scale) });
  }
  const { data, info } = await sharp(base.bytes)
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const cornerOf = ({ rect }: Asset, scale: number): { left: number; top: number } => ({
  left: rect[0] / scale,
  top: rect[1] / scale,
});
