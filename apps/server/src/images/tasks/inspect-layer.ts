import { AppError } from '@vitrine/contract/errors';
import sharp from 'sharp';
import { decodable } from '../../intake/image-kind.ts';
import { pixelLimit, readHeader } from './make-asset.ts';

/** A pixel from this alpha on, of 255, shows nothing of what is under it. */
const OPAQUE = 250;

export interface InspectedLayer {
  /** Width and height in pixels, upright. */
  frame: readonly [number, number];
  /** The share of its pixels that show nothing of what is under them, from 0 to 1. */
  hidden: number;
}

/** Measures an uploaded image as a layer over another one. Rejects what is no PNG, JPEG or WebP, and too many pixels. */
export async function inspectLayer(uploaded: Buffer, isPanorama = false): Promise<InspectedLayer> {
  const bytes = decodable(uploaded);
  if (!bytes) throw new AppError('uploads.not_an_image');
  const { width, height, hasAlpha } = await readHeader(bytes, isPanorama);
  if (!hasAlpha) return { frame: [width, height], hidden: 1 };
  const image = sharp(bytes, { limitInputPixels: pixelLimit(isPanorama) });
  const alphas = await image.extractChannel('alpha').raw().toBuffer();
  let opaque = 0;
  for (const alpha of alphas) if (alpha >= OPAQUE) opaque++;
  return { frame: [width, height], hidden: opaque / alphas.length };
}
