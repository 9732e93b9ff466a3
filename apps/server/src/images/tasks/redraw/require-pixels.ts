import { AppError } from '@vitrine/contract/errors';
import sharp from 'sharp';

/** Rejects an image with more pixels than are decoded. Sharp's own limit would say that it is no image. */
export async function requirePixels(decoded: Buffer, most: number): Promise<void> {
  const header = await sharp(decoded, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (header && header.width * header.height > most) throw new AppError('uploads.too_large');
}
