import { createHash } from 'node:crypto';
import type { Asset } from '@vitrine/contract/latest-file';
import { DAY_MS } from '@vitrine/domain/dates/durations';
import {
  deleteUnusedOriginal,
  listOriginals,
  listUnusedOriginals,
  nameOriginal,
  storeOriginal,
} from '@vitrine/store/configurators/originals';
import type { ConfiguratorRecord } from '@vitrine/store/configurators/queries';
import { ORIGINALS, originalPath } from '../hosting/paths.ts';
import type { Services } from '../services.ts';
import { imageEnding } from './image-kind.ts';

/** Longer than any image takes to be prepared. */
const UNUSED_FOR_MS = DAY_MS;

/**
 * Names a prepared image by its content. The file alone does not: the same pixels at another position are another
 * image.
 */
export const assetKey = ({ frame, rect, variants }: Asset): string =>
  createHash('sha256')
    .update(JSON.stringify([frame, rect, variants.map(({ file }) => file)]))
    .digest('base64url')
    .slice(0, 22);

/** Stores an uploaded image once for each organisation, and that this prepared image came from it. */
export async function storeOriginalOf(
  { db, content, clock }: Pick<Services, 'db' | 'content' | 'clock'>,
  { id, organisationId }: Pick<ConfiguratorRecord, 'id' | 'organisationId'>,
  asset: Asset,
  bytes: Buffer,
): Promise<void> {
  const image = { organisationId, hash: createHash('sha256').update(bytes).digest('hex') };
  const ending = imageEnding(bytes);
  if (ending === null) return;
  // The row first: the sweep removes files without a row, and leaves rows of the last day alone.
  await storeOriginal(db, { ...image, ending, bytes: bytes.length }, clock());
  if (!(await content.exists(originalPath(image)))) await content.write(originalPath(image), bytes);
  await nameOriginal(db, { ...image, configuratorId: id, assetKey: assetKey(asset) });
}

/** Removes originals that no configurator uses any more, and files that no row names. */
export async function sweepOriginals({
  db,
  content,
  clock,
}: Pick<Services, 'db' | 'content' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - UNUSED_FOR_MS);
  for (const image of await listUnusedOriginals(db, before)) {
    // An upload of the same image waits for the row, and then writes the file again.
    await db.transaction().execute(async (transaction) => {
      if (await deleteUnusedOriginal(transaction, image, before)) await content.remove(originalPath(image));
    });
  }
  // Files first: each of them had its row before it was written.
  const files = await content.list(ORIGINALS);
  const known = new Set((await listOriginals(db)).map(originalPath));
  for (const file of files) if (!known.has(file)) await content.remove(file);
}
