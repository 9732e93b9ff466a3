import type { LayeredFile } from '@vitrine/contract/configurator-file';
import type { Asset, AssetIndex } from '@vitrine/contract/latest-file';
import type { Design } from '@vitrine/domain/design/design';
import { drawOrder } from '@vitrine/domain/design/draw-order';
import sharp from 'sharp';
import type { ContentFiles } from '../ports/content-files.ts';

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
  const view = lookInto(whole, drawable.file.base.initial_yaw ?? 0);
  return sharp(view, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .jpeg({ quality: 82 })
    .toBuffer();
}

/** Base and one item of every layer over it; a panorama at full size, for only a fifth of it is seen at once. */
async function composite({ content, dataUrl, file, assets }: Drawable, design: Design): Promise<Pixels> {
  const wanted = file.base.projection === 'perspective' ? 2 : 1;
  const read = async (path: string | null | undefined) => {
    const asset = path ? assets[path] : undefined;
    const variant = asset?.variants.find(({ scale }) => scale === wanted) ?? asset?.variants[0];
    const bytes = variant && (await content.read(`${dataUrl}/${variant.file}`));
    return asset && variant && bytes ? { asset, scale: variant.scale, bytes } : null;
  };
  const base = await read(file.base.image);
  if (!base) throw new Error(`${dataUrl} has no base picture`);
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

/** The flat view from the middle of an equirectangular picture; `yaw` in degrees to the right. */
function lookInto({ data, width, height }: Pixels, yaw: number): Buffer {
  const view = Buffer.alloc(WIDTH * HEIGHT * 3);
  const turn = (yaw * Math.PI) / 180;
  for (let y = 0; y < HEIGHT; y++) {
    const up = ((HEIGHT - 1) / 2 - y) * ((2 * HALF_VIEW) / WIDTH);
    for (let x = 0; x < WIDTH; x++) {
      const right = (x - (WIDTH - 1) / 2) * ((2 * HALF_VIEW) / WIDTH);
      const longitude = Math.atan(right) + turn;
      const latitude = Math.atan2(up, Math.hypot(1, right));
      const u = (longitude / (2 * Math.PI) + 0.5) * width - 0.5;
      const v = (0.5 - latitude / Math.PI) * height - 0.5;
      sample({ data, width, height }, u, v, view, (y * WIDTH + x) * 3);
    }
  }
  return view;
}

/** Bilinear; wraps around the seam. */
function sample({ data, width, height }: Pixels, u: number, v: number, into: Buffer, at: number): void {
  const left = Math.floor(u);
  const top = Math.min(Math.max(Math.floor(v), 0), height - 2);
  const fx = u - left;
  const fy = Math.min(Math.max(v - top, 0), 1);
  const x0 = ((left % width) + width) % width;
  const x1 = (x0 + 1) % width;
  for (let channel = 0; channel < 3; channel++) {
    const pixel = (x: number, y: number): number => data[(y * width + x) * 3 + channel] ?? 0;
    const above = pixel(x0, top) * (1 - fx) + pixel(x1, top) * fx;
    const below = pixel(x0, top + 1) * (1 - fx) + pixel(x1, top + 1) * fx;
    into[at + channel] = Math.round(above * (1 - fy) + below * fy);
  }
}
