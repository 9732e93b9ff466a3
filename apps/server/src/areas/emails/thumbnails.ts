import type { DesignItem } from '@vitrine/contract/enquiries/schemas';
import type { EnquiryRecord } from '@vitrine/store/enquiries/queries';
import sharp from 'sharp';
import type { ContentFiles } from '../../ports/content-files.ts';

/** Pixels of a side: sharp on dense screens up to 48 CSS pixels. */
const EDGE = 96;
/** Callers of the email test name the thumbnails; an image larger than any thumbnail of the product is not decoded. */
const LARGEST = 1024 * 1024;
const READ = ['webp', 'png', 'jpeg'];

/**
 * Creates JPEG copies of an enquiry's item thumbnails beside its other files, because Outlook shows no WebP. Returns
 * their paths in the order of the items; null where there is nothing to copy. Created once: later emails link the same
 * files. A failed thumbnail never blocks an email.
 */
export async function emailThumbnails(
  content: ContentFiles,
  { items, dataUrl }: Pick<EnquiryRecord, 'items' | 'dataUrl'>,
): Promise<(string | null)[]> {
  const copies = new Map<string, string | null>();
  const paths: (string | null)[] = [];
  // One after the other: an enquiry may name two hundred, and each is decoded.
  for (const [index, { thumbnail }] of (items as DesignItem[]).entries()) {
    if (!thumbnail || !dataUrl) {
      paths.push(null);
      continue;
    }
    const copy = copies.has(thumbnail)
      ? (copies.get(thumbnail) ?? null)
      : await copyOnce(content, thumbnail, `${dataUrl}thumb-${index + 1}.jpg`).catch(() => null);
    copies.set(thumbnail, copy);
    paths.push(copy);
  }
  return paths;
}

/** Returns the copy's path, or null when there is no such image. */
async function copyOnce(content: ContentFiles, thumbnail: string, copy: string): Promise<string | null> {
  if (await content.exists(copy)) return copy;
  const bytes = await content.read(thumbnail);
  if (!bytes) return null;
  const image = sharp(bytes, { limitInputPixels: LARGEST });
  if (!READ.includes((await image.metadata()).format ?? '')) return null;
  const jpeg = await image
    .flatten({ background: '#ffffff' })
    .resize({ width: EDGE, height: EDGE, fit: 'contain', background: '#ffffff' })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
  await content.write(copy, jpeg);
  return copy;
}
