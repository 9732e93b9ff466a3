import sharp from 'sharp';

/** Pixels of a side: sharp on dense screens up to 48 CSS pixels. */
const EDGE = 96;
/** Callers of the email test name the thumbnails; an image larger than any thumbnail of the product is not decoded. */
const LARGEST = 1024 * 1024;
const READ = ['webp', 'png', 'jpeg'];

/** A JPEG of a thumbnail for an email; null for another type. */
export async function drawEmailThumbnail(bytes: Buffer): Promise<Buffer | null> {
  const image = sharp(bytes, { limitInputPixels: LARGEST });
  if (!READ.includes((await image.metadata()).format ?? '')) return null;
  return image
    .flatten({ background: '#ffffff' })
    .resize({ width: EDGE, height: EDGE, fit: 'contain', background: '#ffffff' })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}
