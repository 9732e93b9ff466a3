import { createHash } from 'node:crypto';
import type { Asset } from '@vitrine/contract/latest-file';
import { DAY_MS } from '@vitrine/domain/dates/durations';
import {
  deleteUnusedOriginal,
  listOriginals,
  listUnusedOriginals,
  nameOriginal,
  renewOriginals,
  storeOriginal,
  type TypedOriginal,
} from '@vitrine/store/configurators/originals';
import type { ConfiguratorRecord } from '@vitrine/store/configurators/queries';
import { ORIGINALS, originalPath, originalsFolder } from '../hosting/paths.ts';
import { tryEach } from '../hosting/try-each.ts';
import type { Services } from '../services.ts';
import { imageEnding } from './image-kind.ts';

/** Longer than any image takes to be prepared. */
const UNUSED_FOR_MS = DAY_MS;

/**
 * Names a prepared image by its content. The file alone does not: the same pixels at another position are another
 * image.
 */
export const assetKey = ({ frame, rect, variants, tiles }: Asset): string =>
  createHash('sha256')
    .update(JSON.stringify([frame, rect, variants.map(({ file }) => file), ...(tiles ? [tiles.name] : [])]))
    .digest('base64url')
    .slice(0, 22);

const HASHES_AT_ONCE = 1000;

/** The originals of an organisation that have these hashes, by hash. They stay for a day at least. */
export async function findOriginals(
  { db, content, clock }: Pick<Services, 'db' | 'content' | 'clock'>,
  organisationId: number,
  hashes: readonly string[],
): Promise<Map<string, TypedOriginal & { bytes: number }>> {
  if (hashes.length === 0) return new Map();
  const found: (TypedOriginal & { bytes: number })[] = [];
  for (let from = 0; from < hashes.length; from += HASHES_AT_ONCE) {
    const batch = hashes.slice(from, from + HASHES_AT_ONCE);
    found.push(...(await renewOriginals(db, { organisationId, hashes: batch }, clock())));
  }
  // A crash between row and file leaves a row alone.
  const files = new Set(await content.list(originalsFolder(organisationId)));
  return new Map(found.filter((image) => files.has(originalPath(image))).map((image) => [image.hash, image]));
}

/** Stores an uploaded image once for each organisation, and that this prepared image came from it. */
export async function storeOriginalOf(
  { db, content, clock }: Pick<Services, 'db' | 'content' | 'clock'>,
  { id, organisationId }: Pick<ConfiguratorRecord, 'id' | 'organisationId'>,
  asset: Asset,
  bytes: Buffer,
): Promise<void> {
  const image = { organisationId, hash: sha256(bytes) };
  const ending = imageEnding(bytes);
  if (ending === null) return;
  await writeOriginal({ db, content, clock }, { ...image, ending }, bytes);
  await nameOriginal(db, { ...image, configuratorId: id, assetKey: assetKey(asset) });
}

/** The hash that names an original. */
export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Stores an original, unless it is stored already. */
export async function writeOriginal(
  { db, content, clock }: Pick<Services, 'db' | 'content' | 'clock'>,
  image: TypedOriginal,
  bytes: Buffer,
): Promise<void> {
  // The row first: the sweep removes files without a row, and leaves rows of the last day alone.
  await storeOriginal(db, { ...image, bytes: bytes.length }, clock());
  if (!(await content.exists(originalPath(image)))) await content.write(originalPath(image), bytes);
}

/** Removes originals that no configurator uses any more, and files that no row names. */
export async function sweepOriginals({
  db,
  content,
  clock,
}: Pick<Services, 'db' | 'content' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - UNUSED_FOR_MS);
  const errors = await tryEach(await listUnusedOriginals(db, before), (image) =>
    // An upload of the same image waits for the row, and then writes the file again.
    db.transaction().execute(async (transaction) => {
      if (await deleteUnusedOriginal(transaction, image, before)) await content.remove(originalPath(image));
    }),
  );
  // Files first: each of them had its row before it was written.
  const files = await content.list(ORIGINALS);
  const known = new Set((await listOriginals(db)).map(originalPath));
  const unknown = files.filter((file) => !known.has(file));
  errors.push(...(await tryEach(unknown, (file) => content.remove(file))));
  if (errors.length > 0) throw errors[0];
}
