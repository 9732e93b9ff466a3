import { configuratorLimits } from '@vitrine/contract/configurators/limits';
import sharp from 'sharp';

/** An image file of a configurator. Its name is the hash of its content, so it names the pixels too. */
export interface NamedFile {
  name: string;
  bytes: Buffer;
}

/** Decoded pixels. With four channels the colours are multiplied by alpha, as graphics cards blend them. */
export interface Decoded {
  data: Uint8Array;
  width: number;
  height: number;
  channels: 3 | 4;
}

/** A panorama of 4096 pixels with a dozen layers takes half of it. */
const CACHE_BYTES = 128 * 1024 * 1024;

const cache = new Map<string, Decoded>();
let cachedBytes = 0;

/**
 * Decodes an image, or returns the pixels of one of the last: decoding a panorama takes longer than all the rest of a
 * view. Nobody may change them. Rejects when it cannot be decoded.
 */
export async function decode({ name, bytes }: NamedFile): Promise<Decoded> {
  const known = cache.get(name);
  if (known) {
    cache.delete(name);
    cache.set(name, known);
    return known;
  }
  const { data, info } = await sharp(bytes, { limitInputPixels: configuratorLimits.imagePixels })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const decoded: Decoded = {
    data,
    width: info.width,
    height: info.height,
    channels: info.channels === 4 ? 4 : 3,
  };
  if (decoded.channels === 4) multiplyByAlpha(data);
  remember(name, decoded);
  return decoded;
}

function remember(name: string, decoded: Decoded): void {
  cache.set(name, decoded);
  cachedBytes += decoded.data.length;
  for (const [oldest, { data }] of cache) {
    if (cachedBytes <= CACHE_BYTES || oldest === name) return;
    cache.delete(oldest);
    cachedBytes -= data.length;
  }
}

function multiplyByAlpha(data: Uint8Array): void {
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] as number;
    if (alpha === 255) continue;
    for (let channel = at; channel < at + 3; channel++) data[channel] = ((data[channel] as number) * alpha) / 255 + 0.5;
  }
}
