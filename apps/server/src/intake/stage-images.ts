import fs from 'node:fs/promises';
import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import { fileMessages } from '@vitrine/contract/configurators/file-messages';
import { configuratorLimits as limits } from '@vitrine/contract/configurators/limits';
import { MEGABYTE } from '@vitrine/contract/upload-limits';
import { undoAndThrow } from '@vitrine/store/undoing-transaction';
import type { SpooledFile } from '../plugins/uploads/spool.ts';
import type { ContentFiles } from '../ports/content-files.ts';
import { byteLimitOf, handleImage, isLarge } from './image-bytes.ts';
import { type ImageEnding, imageEnding, imageIssue } from './image-kind.ts';
import { type ImageUse, imagePathsOf } from './image-paths.ts';
import { matchImages } from './match-images.ts';
import { stagingFolder } from './staging.ts';
import { assertInside, imagesInvalid, listZip, looksLikeZip, type UploadedFile } from './zip-file.ts';

/** How many issues of an upload are named; more would not help. */
export const ISSUES_NAMED = 20;

export interface StagedImages {
  /** Null when the upload has none of the named images. */
  folder: string | null;
  /** `bytes` is 0 for an image that is stored already. */
  images: { path: string; use: ImageUse; staged: string; bytes: number }[];
  /** Named by the data file and missing from the upload. */
  missing: string[];
  unused: string[];
}

/** An image that was uploaded before, under the path that the data file names. */
export interface StoredImage {
  path: string;
  /** Where its file is. */
  stored: string;
  ending: ImageEnding;
  bytes: number;
}

/** The images of an upload: files of a form, and images that were uploaded before. */
export interface SentImages {
  spooled: readonly SpooledFile[];
  stored: readonly StoredImage[];
  /** Whether they are of a panorama, whose images may be larger. */
  isPanorama: boolean;
}

type SentImage = UploadedFile | StoredImage;

const nameOf = (image: SentImage): string => ('stored' in image ? image.path : image.name);

/**
 * Stages the images of an upload for the job that prepares them: those that the data file names, out of one ZIP or out
 * of a folder's files. Images that are stored already stay where they are. Rejects ZIP bombs, names that lead outside, and images of another type than they claim, all by
 * name; nothing of a rejected upload stays.
 */
export async function stageImages(
  content: ContentFiles,
  file: ConfiguratorFile,
  { spooled, stored, isPanorama }: SentImages,
  now: Date,
): Promise<StagedImages> {
  const opened: fs.FileHandle[] = [];
  const folder = stagingFolder(now);
  try {
    const listed: SentImage[] = [...(await listUploaded(spooled, opened)), ...stored];
    const sent = new Map(listed.map((one) => [nameOf(one), one]));
    const uses = imagePathsOf(file);
    const { found, missing, unused } = matchImages([...uses.keys()], [...sent.keys()]);
    if (found.size === 0) return { folder: null, images: [], missing, unused };
    const matched = [...found].flatMap(([path, name]) => {
      const from = sent.get(name);
      return from ? [{ path, use: uses.get(path) ?? 'image', from }] : [];
    });
    assertUnpackedSize(matched.map(({ from }) => ('stored' in from ? 0 : from.bytes)));
    const images = await writeAll(content, matched, { folder, isPanorama });
    const isWritten = images.some(({ bytes }) => bytes > 0);
    return { folder: isWritten ? folder : null, images, missing, unused };
  } catch (error) {
    return await undoAndThrow(error, () => content.removeFolder(folder));
  } finally {
    await Promise.all(opened.map((handle) => handle.close()));
  }
}

async function listUploaded(spooled: readonly SpooledFile[], opened: fs.FileHandle[]): Promise<UploadedFile[]> {
  const sent: UploadedFile[] = [];
  for (const { name, path, bytes } of spooled) {
    const handle = await fs.open(path);
    opened.push(handle);
    const start = Buffer.alloc(4);
    await handle.read(start, 0, start.length, 0);
    if (looksLikeZip(start)) {
      sent.push(...(await listZip(handle)));
    } else {
      if (/\.zip$/i.test(name)) throw imagesInvalid([fileMessages.zipUnreadable]);
      assertInside(name);
      sent.push({ name, bytes, read: (maximum) => readWhole(handle, { name, bytes }, maximum) });
    }
  }
  return sent;
}

const tooLarge = (name: string, limit: number): string => fileMessages.imageTooLarge(name, limit / MEGABYTE);

async function readWhole(
  handle: fs.FileHandle,
  { name, bytes }: Pick<UploadedFile, 'name' | 'bytes'>,
  maximum: number = limits.imageBytes,
): Promise<Buffer> {
  if (bytes > maximum) throw imagesInvalid([tooLarge(name, maximum)]);
  const whole = Buffer.alloc(bytes);
  await handle.read(whole, 0, bytes, 0);
  return whole;
}

function assertUnpackedSize(sizes: readonly number[]): void {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (total > limits.imagesUnpackedBytes) {
    throw imagesInvalid([fileMessages.unpackedTooLarge(limits.imagesUnpackedBytes / MEGABYTE)]);
  }
}

async function writeAll(
  content: ContentFiles,
  matched: readonly { path: string; use: ImageUse; from: SentImage }[],
  { folder, isPanorama }: { folder: string; isPanorama: boolean },
): Promise<StagedImages['images']> {
  const images: StagedImages['images'] = [];
  const issues: string[] = [];
  for (const [index, { path, use, from }] of matched.entries()) {
    const name = nameOf(from);
    if ('stored' in from) {
      // What is larger was found to be a panorama when it was uploaded.
      const issue =
        !isPanorama && isLarge(from.bytes) ? tooLarge(name, limits.imageBytes) : imageIssue(name, from.ending);
      if (issue !== null) issues.push(issue);
      else images.push({ path, use, staged: from.stored, bytes: 0 });
    } else {
      const staged = `${folder}/${index}.upload`;
      const write = () => writeOne(content, from, { staged, isPanorama, hasIssues: issues.length > 0 });
      const outcome = await handleImage(from.bytes, write);
      if (typeof outcome === 'string') issues.push(outcome);
      else images.push({ path, use, staged, bytes: outcome });
    }
    if (issues.length === ISSUES_NAMED) break;
  }
  if (issues.length > 0) throw imagesInvalid(issues);
  return images;
}

/** Writes one image, unless another one has an issue already; its bytes, or why it is rejected. */
async function writeOne(
  content: ContentFiles,
  from: UploadedFile,
  { staged, isPanorama, hasIssues }: { staged: string; isPanorama: boolean; hasIssues: boolean },
): Promise<number | string> {
  const bytes = await from.read(isPanorama ? limits.panoramaBytes : limits.imageBytes);
  const limit = await byteLimitOf(bytes);
  if (bytes.length > limit) return tooLarge(from.name, limit);
  const issue = imageIssue(from.name, imageEnding(bytes));
  if (issue !== null) return issue;
  if (!hasIssues) await content.write(staged, bytes);
  return bytes.length;
}
