import { presetLimits as limits } from '@vitrine/contract/presets/limits';
import type { Pixels } from '@vitrine/domain/style-finder/pixels';
import sharp from 'sharp';

/** An image's colours at a small size; transparent pixels become white. */
export async function readPixels(bytes: Buffer, side: number): Promise<Pixels> {
  const { data, info } = await sharp(bytes, { limitInputPixels: limits.imagePixels })
    .rotate()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
