import { configuratorLimits } from '@vitrine/contract/configurators/limits';
import { AppError } from '@vitrine/contract/errors';
import sharp from 'sharp';
import { decodable } from '../../../intake/image-kind.ts';
import { requirePixels } from './require-pixels.ts';

const LONGEST_SIDE = 4096;

/** A preview's image from its pixels; rejects anything but PNG, JPEG and WebP. */
export async function redrawPreview(bytes: Buffer): Promise<Buffer> {
  const decoded = decodable(bytes);
  if (!decoded) throw new AppError('uploads.not_an_image');
  await requirePixels(decoded, configuratorLimits.imagePixels);
  const image = sharp(decoded, { limitInputPixels: configuratorLimits.imagePixels });
  const { format } = await image.metadata().catch(() => ({ format: undefined }));
  const made =
    format === 'png' || format === 'jpeg' || format === 'webp'
      ? await image
          .rotate()
          .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
          .webp({ quality: 86 })
          .toBuffer()
          .catch(() => null)
      : null;
  if (!made) throw new AppError('uploads.not_an_image');
  return made;
}
