import { configuratorLimits } from '@vitrine/contract/configurators/limits';
import { AppError } from '@vitrine/contract/errors';
import type { Asset, AssetVariant } from '@vitrine/contract/latest-file';
import sharp, { type Sharp } from 'sharp';
import { decodable } from '../../intake/image-kind.ts';
import type { ImageUse } from '../../intake/image-paths.ts';
import { imageName } from '../image-name.ts';
import { type RawPixels, scaleDown } from './scale-down.ts';

/** Rectangles are widened to this many pixels, so that half and quarter size fall on whole pixels too. */
const GRID = 4;
const THUMBNAIL_EDGE = 256;
export const ENCODING = { quality: 90, alphaQuality: 100, effort: 3 } as const;
/** Of one channel only: a mask, which is measured rather than looked at. */
const EXACT = { lossless: true, effort: 3 } as const;
/** Below this width the smaller variants save nothing. */
const SCALED_FROM_WIDTH = 512;

/** left, top, width, height */
type Rectangle = readonly [number, number, number, number];

export interface MadeAsset {
  asset: Asset;
  /** File name -> bytes, to be written under the configurator's folder. */
  files: Map<string, Buffer>;
}

/**
 * Turns one uploaded image into what the viewer loads: cut to its non-transparent rectangle, at full, half and quarter
 * size, each named by its content. The bytes decide the type, never the name; rejects anything but PNG, JPEG and WebP,
 * and images beyond the pixel limit.
 */
export async function makeAsset(uploaded: Buffer, use: ImageUse): Promise<MadeAsset> {
  const bytes = decodable(uploaded);
  if (!bytes) throw new AppError('uploads.not_an_image');
  const { width, height, hasAlpha, isGrey } = await readHeader(bytes);
  const open = (): Sharp =>
    sharp(bytes, { limitInputPixels: configuratorLimits.imagePixels }).rotate().toColourspace('srgb');
  if (use === 'thumbnail') {
    const small = open().resize({
      width: THUMBNAIL_EDGE,
      height: THUMBNAIL_EDGE,
      fit: 'inside',
      withoutEnlargement: true,
    });
    const { data, info } = await small.webp(ENCODING).toBuffer({ resolveWithObject: true });
    const whole: Asset['frame'] = [info.width, info.height];
    return collect(whole, [0, 0, ...whole], [{ scale: 1, bytes: data }]);
  }
  const { data, info } = await open().raw().toBuffer({ resolveWithObject: true });
  const whole: RawPixels = { data, width, height, channels: info.channels === 4 ? 4 : 3 };
  const rect = hasAlpha && whole.channels === 4 ? opaqueRectangle(whole) : ([0, 0, width, height] as const);
  const [, , w, h] = rect;
  const pixels = cut(whole, rect);
  const scales = width >= SCALED_FROM_WIDTH && w % GRID === 0 && h % GRID === 0 ? ([1, 2, 4] as const) : ([1] as const);
  const encoding = isGrey ? EXACT : ENCODING;
  const variants = [];
  for (const scale of scales) {
    const { data, ...raw } = scale === 1 ? pixels : scaleDown(pixels, scale);
    variants.push({ scale, bytes: await sharp(data, { raw }).webp(encoding).toBuffer() });
  }
  return collect([width, height], rect, variants);
}

interface Header {
  width: number;
  height: number;
  hasAlpha: boolean;
  isGrey: boolean;
}

/** Size and channels, upright. Rejects what is no PNG, JPEG or WebP, and too many pixels. */
export async function readHeader(bytes: Buffer): Promise<Header> {
  // Without a limit here, which would say of a large image that it is none: only its first bytes are read.
  const read = async () => sharp(bytes, { limitInputPixels: false }).metadata();
  const header = await read().catch(() => null);
  if (!header?.width || !header.height || !['png', 'jpeg', 'webp'].includes(header.format ?? '')) {
    throw new AppError('uploads.not_an_image');
  }
  if (header.width * header.height > configuratorLimits.imagePixels) throw new AppError('uploads.too_large');
  const turned = (header.orientation ?? 1) >= 5;
  return {
    width: turned ? header.height : header.width,
    height: turned ? header.width : header.height,
    hasAlpha: header.hasAlpha ?? false,
    isGrey: header.channels === 1,
  };
}

/**
 * The smallest rectangle on the grid that holds every pixel that is not fully transparent; an empty image keeps one
 * cell.
 */
function opaqueRectangle({ data, width, height }: RawPixels): Rectangle {
  const opaque = (x: number, y: number): boolean => data[(y * width + x) * 4 + 3] !== 0;
  let top = height;
  let bottom = -1;
  let left = width;
  let right = -1;
  for (let y = 0; y < height; y++) {
    let first = 0;
    while (first < width && !opaque(first, y)) first++;
    if (first === width) continue;
    let last = width - 1;
    while (!opaque(last, y)) last--;
    top = Math.min(top, y);
    bottom = y;
    left = Math.min(left, first);
    right = Math.max(right, last);
  }
  if (bottom < 0) return [0, 0, Math.min(GRID, width), Math.min(GRID, height)];
  const x = Math.floor(left / GRID) * GRID;
  const y = Math.floor(top / GRID) * GRID;
  const w = Math.min(Math.ceil((right + 1 - x) / GRID) * GRID, width - x);
  const h = Math.min(Math.ceil((bottom + 1 - y) / GRID) * GRID, height - y);
  return [x, y, w, h];
}

function cut(pixels: RawPixels, [left, top, width, height]: Rectangle): RawPixels {
  if (width === pixels.width && height === pixels.height) return pixels;
  const { channels } = pixels;
  const data = Buffer.allocUnsafe(width * height * channels);
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * pixels.width + left) * channels;
    data.set(pixels.data.subarray(from, from + width * channels), y * width * channels);
  }
  return { data, width, height, channels };
}

function collect(
  frame: readonly [number, number],
  rect: Rectangle,
  made: { scale: AssetVariant['scale']; bytes: Buffer }[],
): MadeAsset {
  const files = new Map<string, Buffer>();
  const variants = made.map(({ scale, bytes }): AssetVariant => {
    const file = imageName(bytes);
    files.set(file, bytes);
    return { scale, file, bytes: bytes.length };
  });
  return { asset: { frame: [...frame], rect: [...rect], variants }, files };
}
