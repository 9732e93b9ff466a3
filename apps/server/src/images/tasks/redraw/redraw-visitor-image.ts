import { configuratorLimits } from '@vitrine/contract/configurators/limits';
import sharp from 'sharp';
import { decodable } from '../../../intake/image-kind.ts';

/**
 * A visitor's PNG or JPEG as a JPEG, at most this many pixels wide: decoded and encoded again, so that nothing but an
 * image is stored. Null for any other content, another type, or too many pixels.
 */
export async function redrawVisitorImage(bytes: Buffer, width: number): Promise<Buffer | null> {
  try {
    const decoded = decodable(bytes);
    if (!decoded) return null;
    const image = sharp(decoded, { limitInputPixels: configuratorLimits.imagePixels });
    const { format } = await image.metadata();
    if (format !== 'png' && format !== 'jpeg') return null;
    return await image
      .rotate()
      .flatten({ background: '#ffffff' })
      .resize({ width, withoutEnlargement: true })
      .jpeg({ quality: 86, mozjpeg: true })
      .toBuffer();
  } catch {
    return null;
  }
}
