import { AppError } from '@vitrine/contract/errors';
import { presetLimits as limits } from '@vitrine/contract/presets/limits';
import sharp, { type Sharp } from 'sharp';
import { decodable } from '../../../intake/image-kind.ts';
import { requirePixels } from './require-pixels.ts';

/** Re-encodes an image from its pixels. The content decides its type; location and time of the photo are dropped. */
async function open(bytes: Buffer, formats: readonly string[]): Promise<{ image: Sharp; format: string }> {
  const decoded = decodable(bytes);
  if (!decoded) throw new AppError('uploads.not_an_image');
  await requirePixels(decoded, limits.imagePixels);
  const image = sharp(decoded, { limitInputPixels: limits.imagePixels });
  const { format } = await image.metadata().catch(() => ({ format: undefined }));
  if (!format || !formats.includes(format)) throw new AppError('uploads.not_an_image');
  const { imageSide } = limits;
  const size = { width: imageSide, height: imageSide, fit: 'inside', withoutEnlargement: true } as const;
  return { image: image.rotate().resize(size), format };
}

/** A preset's image as visitors get it; photos stay JPEG, which every service reads. */
export async function redrawPresetImage(bytes: Buffer): Promise<{ bytes: Buffer; ending: 'webp' | 'jpg' }> {
  const { image, format } = await open(bytes, ['png', 'jpeg', 'webp']);
  const ending = format === 'jpeg' ? 'jpg' : 'webp';
  const drawn = ending === 'jpg' ? image.jpeg({ quality: 88 }) : image.webp({ quality: 86 });
  return { bytes: await drawn.toBuffer(), ending };
}

/** A photo as the style finder gets it. */
export async function redrawPhoto(bytes: Buffer): Promise<Buffer> {
  const { image } = await open(bytes, ['png', 'jpeg']);
  return image.flatten({ background: '#ffffff' }).jpeg({ quality: 88 }).toBuffer();
}
