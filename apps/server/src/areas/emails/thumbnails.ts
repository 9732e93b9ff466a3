import type { DesignItem } from '@vitrine/contract/enquiries/schemas';
import type { EnquiryRecord } from '@vitrine/store/enquiries/queries';
import { imageTask } from '../../image-worker/image-worker.ts';
import type { ContentFiles } from '../../ports/content-files.ts';

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
  const jpeg = await imageTask('drawEmailThumbnail', bytes);
  if (!jpeg) return null;
  await content.write(copy, jpeg);
  return copy;
}
