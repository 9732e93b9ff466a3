import { imageUploadLimits as limits } from '@vitrine/contract/uploads/limits';
import { uploadMessages } from '@vitrine/contract/uploads/messages';
import type { StoredImages, UploadedAssets } from '@vitrine/contract/uploads/schemas';
import { findStoredImages } from '../../calls.ts';
import type { CompiledImage } from './compile-files.ts';
import { hashOf } from './hash-of.ts';
import { type HashedImage, sendImage } from './send-image.ts';

/** How far the images are. Those that the organisation has already count as sent. */
export interface SendProgress {
  images: number;
  sentImages: number;
  bytes: number;
  sentBytes: number;
  /** The connection is lost. */
  isWaiting: boolean;
}

interface SendImagesOptions {
  organisationId: number;
  onProgress: (progress: SendProgress) => void;
  signal: AbortSignal;
}

/** Thrown before anything is sent where it would not fit. */
class NoSpaceError extends Error {}

const withHashes = async (images: readonly CompiledImage[]): Promise<HashedImage[]> => {
  const hashed: HashedImage[] = [];
  // One after the other: each is in memory while it is read.
  for (const { path, file, hash } of images) hashed.push({ path, file, hash: hash ?? (await hashOf(file)) });
  return hashed;
};

/** Which of these images the organisation has, and its space. */
export const findStored = async (organisationId: number, hashes: readonly string[]): Promise<StoredImages> => {
  const stored: string[] = [];
  let answered = await findStoredImages(organisationId, hashes.slice(0, limits.hashesAsked));
  stored.push(...answered.stored);
  for (let from = limits.hashesAsked; from < hashes.length; from += limits.hashesAsked) {
    answered = await findStoredImages(organisationId, hashes.slice(from, from + limits.hashesAsked));
    stored.push(...answered.stored);
  }
  return { ...answered, stored };
};

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, number) => total + number, 0);

/** Counts what has arrived, of images by their hash. */
const countProgress = (
  images: ReadonlyMap<string, HashedImage>,
  stored: readonly string[],
  onProgress: (progress: SendProgress) => void,
) => {
  const arrived = new Map(stored.map((hash) => [hash, images.get(hash)?.file.size ?? 0]));
  const waiting = new Set<string>();
  let sentImages = stored.length;
  const report = (): void =>
    onProgress({
      images: images.size,
      sentImages,
      bytes: sum([...images.values()].map(({ file }) => file.size)),
      sentBytes: sum(arrived.values()),
      isWaiting: waiting.size > 0,
    });
  report();
  return {
    add: (hash: string, bytes: number): void => {
      arrived.set(hash, bytes);
      report();
    },
    wait: (hash: string, isWaiting: boolean): void => {
      if (isWaiting === waiting.has(hash)) return;
      if (isWaiting) waiting.add(hash);
      else waiting.delete(hash);
      report();
    },
    finish: (hash: string): void => {
      sentImages++;
      waiting.delete(hash);
      report();
    },
  };
};

/**
 * Uploads the images that the organisation does not have, several at once; returns the hash of each path. When one is
 * rejected, or on the signal, all stop; what arrived stays.
 */
export async function sendImages(
  images: readonly CompiledImage[],
  { organisationId, onProgress, signal }: SendImagesOptions,
): Promise<UploadedAssets> {
  if (images.length === 0) return {};
  const hashed = await withHashes(images);
  const byHash = new Map(hashed.map((image) => [image.hash, image]));
  const { stored, used_bytes: used, limit_bytes: limit } = await findStored(organisationId, [...byHash.keys()]);
  const has = new Set(stored);
  const missing = [...byHash.values()].filter(({ hash }) => !has.has(hash));
  const sizes = missing.map(({ file }) => file.size).sort((a, b) => b - a);
  const lacking = used + sum(sizes) - limit;
  // Images that an earlier attempt left half sent are counted twice here: the server decides about so many.
  if (lacking > sum(sizes.slice(0, limits.atOnce)))
    throw new NoSpaceError(uploadMessages.noSpace({ used, limit, missing: lacking }));
  const progress = countProgress(byHash, stored, onProgress);
  const here = new AbortController();
  const both = AbortSignal.any([signal, here.signal]);
  const queue = missing.values();
  const sendNext = async (): Promise<void> => {
    for (const image of queue) {
      const { hash } = image;
      await sendImage(image, {
        organisationId,
        onProgress: (bytes) => progress.add(hash, bytes),
        onWaiting: (isWaiting) => progress.wait(hash, isWaiting),
        renewSession: () => findStoredImages(organisationId, []),
        signal: both,
      });
      progress.finish(hash);
    }
  };
  try {
    await Promise.all(Array.from({ length: limits.atOnce }, sendNext));
  } finally {
    here.abort();
  }
  return Object.fromEntries(hashed.map(({ path, hash }) => [path, hash]));
}
