import { configuratorLimits } from '@vitrine/contract/configurators/limits';
import sharp from 'sharp';
import type { Pixels } from './pixels.ts';

/** An image file of a configurator. Its name is the hash of its content, so it names the pixels too. */
export interface NamedFile {
  name: string;
  bytes: Buffer;
}

/** A panorama of 4096 pixels with a dozen layers takes half of it. */
const CACHE_BYTES = 160 * 1024 * 1024;

const cache = new Map<string, Pixels>();
let cachedBytes = 0;

/**
 * Decodes an image, its colours multiplied by alpha as graphics cards blend them, or returns one of the last: decoding a
 * panorama takes longer than all the rest of a view. Nobody may change the pixels. Rejects when it cannot be decoded.
 * @param square pixels a side, if the image is to be stretched to a square
 */
export async function decode({ name, bytes }: NamedFile, square?: number): Promise<Pixels> {
  const key = square === undefined ? name : `${name} ${square}`;
  const known = cache.get(key);
  if (known) {
    cache.delete(key);
    cache.set(key, known);
    return known;
  }
  const image = sharp(bytes, { limitInputPixels: configuratorLimits.imagePixels });
  const { data, info } = await (square === undefined ? image : image.resize(square, square, { fit: 'fill' }))
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = { data: new Int32Array(alignedBuffer(data)), width: info.width, height: info.height };
  multiplyByAlpha(pixels.data);
  remember(key, pixels);
  return pixels;
}

/** The memory of a buffer that only holds its bytes. */
const alignedBuffer = ({ buffer, byteOffset, byteLength }: Buffer): ArrayBuffer =>
  byteOffset === 0 && byteLength === buffer.byteLength
    ? (buffer as ArrayBuffer)
    : (buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);

function remember(name: string, pixels: Pixels): void {
  cache.set(name, pixels);
  cachedBytes += pixels.data.byteLength;
  for (const [oldest, { data }] of cache) {
    if (cachedBytes <= CACHE_BYTES || oldest === name) return;
    cache.delete(oldest);
    cachedBytes -= data.byteLength;
  }
}

function multiplyByAlpha(data: Int32Array): void {
  for (let at = 0; at < data.length; at++) {
    const pixel = data[at] as number;
    const alpha = pixel >>> 24;
    if (alpha === 255) continue;
    if (alpha === 0) {
      data[at] = 0;
      continue;
    }
    const red = ((pixel & 255) * alpha + 127) / 255;
    const green = (((pixel >>> 8) & 255) * alpha + 127) / 255;
    const blue = (((pixel >>> 16) & 255) * alpha + 127) / 255;
    data[at] = (alpha << 24) | (blue << 16) | (green << 8) | red;
  }
}
