import type { DesignImageFormat } from '@vitrine/contract/designs/image-limits';
import sharp from 'sharp';
import type { DrawnPixels } from './resample.ts';

/** Pixels as a file. Higher efforts would save a twentieth of the bytes for twice the time. */
export function encode({ data, width, height }: DrawnPixels, format: DesignImageFormat): Promise<Buffer> {
  const image = sharp(data, { raw: { width, height, channels: 3 } });
  if (format === 'png') return image.png().toBuffer();
  if (format === 'jpeg') return image.jpeg({ quality: 86 }).toBuffer();
  if (format === 'avif') return image.avif({ quality: 62, effort: 0 }).toBuffer();
  return image.webp({ quality: 86, effort: 1 }).toBuffer();
}
