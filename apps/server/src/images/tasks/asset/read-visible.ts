import type { Asset } from '@vitrine/contract/latest-file';
import type { Sharp } from 'sharp';
import type { RawPixels } from '../scale-down.ts';

/** Rectangles are widened to this many pixels, so that half and quarter size fall on whole pixels too. */
export const GRID = 4;

type Rectangle = Readonly<Asset['rect']>;

/** What can be seen of an image, and where that is. */
export interface VisiblePixels {
  rect: Rectangle;
  pixels: RawPixels;
}

/** One channel of an image: its byte of every pixel is `stride` bytes after the one before. */
interface Channel {
  data: Buffer;
  width: number;
  height: number;
  first: number;
  stride: number;
}

/** Decodes an image once. */
export async function readWhole(open: () => Sharp, hasAlpha: boolean, grid: number): Promise<VisiblePixels> {
  const { data, info } = await open().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const whole: RawPixels = { data, width, height, channels: info.channels === 4 ? 4 : 3 };
  const isCut = hasAlpha && whole.channels === 4;
  const rect = isCut ? opaqueRectangle({ ...whole, first: 3, stride: 4 }, grid) : ([0, 0, width, height] as const);
  return { rect, pixels: cut(whole, rect) };
}

/**
 * Decodes a large image twice, so that only what can be seen of it is ever in memory as a whole: first its opacity
 * alone, a byte for each pixel, then the rectangle.
 */
export async function readLarge(
  open: () => Sharp,
  { width, height, hasAlpha }: { width: number; height: number; hasAlpha: boolean },
  grid: number,
): Promise<VisiblePixels> {
  const alpha = hasAlpha ? await open().extractChannel('alpha').raw().toBuffer() : null;
  const rect = alpha
    ? opaqueRectangle({ data: alpha, width, height, first: 0, stride: 1 }, grid)
    : ([0, 0, width, height] as const);
  const [left, top, across, down] = rect;
  const image = open().extract({ left, top, width: across, height: down });
  // A third less for an image that only has the channel.
  if (alpha?.every((value) => value === 255)) image.removeAlpha();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { rect, pixels: { data, width: info.width, height: info.height, channels: info.channels === 4 ? 4 : 3 } };
}

/**
 * The smallest rectangle on the grid that holds every pixel that is not fully transparent; an empty image keeps one
 * cell.
 */
function opaqueRectangle({ data, width, height, first, stride }: Channel, grid: number): Rectangle {
  const opaque = (x: number, y: number): boolean => data[(y * width + x) * stride + first] !== 0;
  let top = height;
  let bottom = -1;
  let left = width;
  let right = -1;
  for (let y = 0; y < height; y++) {
    let from = 0;
    while (from < width && !opaque(from, y)) from++;
    if (from === width) continue;
    let last = width - 1;
    while (!opaque(last, y)) last--;
    top = Math.min(top, y);
    bottom = y;
    left = Math.min(left, from);
    right = Math.max(right, last);
  }
  if (bottom < 0) return [0, 0, Math.min(grid, width), Math.min(grid, height)];
  const x = Math.floor(left / grid) * grid;
  const y = Math.floor(top / grid) * grid;
  const w = Math.min(Math.ceil((right + 1 - x) / grid) * grid, width - x);
  const h = Math.min(Math.ceil((bottom + 1 - y) / grid) * grid, height - y);
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
