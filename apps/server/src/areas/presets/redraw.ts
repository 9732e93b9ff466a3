import { AppError, type FieldErrors } from '@vitrine/contract/errors';
import { presetLimits as limits } from '@vitrine/contract/presets/limits';
import { presetMessages as messages } from '@vitrine/contract/presets/messages';
import sharp, { type Sharp } from 'sharp';
import { decodable } from '../../intake/image-kind.ts';

/** An image drawn anew from its pixels: what it is, its content says; where and when it was taken does not come along. */
async function open(
  bytes: Buffer,
  formats: readonly string[],
  refused: { errors: FieldErrors },
): Promise<{ image: Sharp; format: string }> {
  const decoded = decodable(bytes);
  if (!decoded) throw new AppError('uploads.not_an_image', refused);
  const image = sharp(decoded, { limitInputPixels: limits.imagePixels });
  const { format } = await image.metadata().catch(() => ({ format: undefined }));
  if (!format || !formats.includes(format)) throw new AppError('uploads.not_an_image', refused);
  const { imageSide } = limits;
  const size = { width: imageSide, height: imageSide, fit: 'inside', withoutEnlargement: true } as const;
  return { image: image.rotate().resize(size), format };
}

/** A preset's image as visitors get it; photos stay JPEG, which every service reads. */
export async function redrawImage(bytes: Buffer): Promise<{ bytes: Buffer; ending: 'webp' | 'jpg' }> {
  const refused = { errors: { fileData: [messages.imageType] } };
  const { image, format } = await open(bytes, ['png', 'jpeg', 'webp'], refused);
  const ending = format === 'jpeg' ? 'jpg' : 'webp';
  const drawn = ending === 'jpg' ? image.jpeg({ quality: 88 }) : image.webp({ quality: 86 });
  const made = await drawn.toBuffer().catch(() => {
    throw new AppError('uploads.not_an_image', refused);
  });
  return { bytes: made, ending };
}

/** A photo as the style finder gets it. */
export async function redrawPhoto(bytes: Buffer): Promise<Buffer> {
  const refused = { errors: { image: [messages.photoType] } };
  const { image } = await open(bytes, ['png', 'jpeg'], refused);
  return image
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 88 })
    .toBuffer()
    .catch(() => {
      throw new AppError('uploads.not_an_image', refused);
    });
}
