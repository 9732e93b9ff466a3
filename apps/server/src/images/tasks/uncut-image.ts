import { configuratorLimits } from '@vitrine/contract/configurators/limits';
import type { Asset } from '@vitrine/contract/latest-file';
import sharp from 'sharp';
import { ENCODING } from './make-asset.ts';

/** A prepared image on its whole frame again, as it can be uploaded. */
export async function uncutImage(bytes: Buffer, { frame, rect }: Pick<Asset, 'frame' | 'rect'>): Promise<Buffer> {
  const [left, top, width, height] = rect;
  const whole = sharp(bytes, { limitInputPixels: configuratorLimits.imagePixels })
    // The largest file of an image in tiles is smaller than its rectangle.
    .resize({ width, height, fit: 'fill' })
    .ensureAlpha()
    .extend({
      ...{ left, top, right: frame[0] - left - width, bottom: frame[1] - top - height },
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    });
  const exact = await whole.clone().webp({ lossless: true, effort: 3 }).toBuffer();
  return exact.length <= configuratorLimits.imageBytes ? exact : whole.webp(ENCODING).toBuffer();
}
