import fs from 'node:fs/promises';
import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import { fileMessages } from '@vitrine/contract/configurators/file-messages';
import { configuratorLimits as limits } from '@vitrine/contract/configurators/limits';
import type { SpooledFile } from '../plugins/uploads/spool.ts';
import type { ContentFiles } from '../ports/content-files.ts';
import { imageIssue } from './image-kind.ts';
import { type ImageUse, imagePathsOf } from './image-paths.ts';
import { matchImages } from './match-images.ts';
import { stagingFolder } from './staging.ts';
import { assertInside, imagesInvalid, listZip, looksLikeZip, type UploadedFile } from './zip-file.ts';

/** How many issues of an upload are named; more would not help. */
export const ISSUES_NAMED = 20;
const MEGABYTE = 1024 * 1024;

export interface StagedImages {
  /** Null when the upload has none of the named images. */
  folder: string | null;
  images: { path: string; use: ImageUse; staged: string }[];
  /** Named by the data file and missing from the upload. */
  missing: string[];
  unused: string[];
}

/**
 * Stages the images of an upload for the job that prepares them: those that the data file names, out of one ZIP or out
 * of a folder's files. Rejects ZIP bombs, names that lead outside, and images of another type than they claim, all by
 * name; nothing of a rejected upload stays.
 */
export async function stageImages(
  content: ContentFiles,
  file: ConfiguratorFile,
  spooled: readonly SpooledFile[],
  now: Date,
): Promise<StagedImages> {
  const opened: fs.FileHandle[] = [];
  const folder = stagingFolder(now);
  try {
    const sent = new Map((await listUploaded(spooled, opened)).map((one) => [one.name, one]));
    const uses = imagePathsOf(file);
    const { found, missing, unused } = matchImages([...uses.keys()], [...sent.keys()]);
    if (found.size === 0) return { folder: null, images: [], missing, unused };
    const matched = [...found].flatMap(([path, name]) => {
      const from = sent.get(name);
      return from ? [{ path, use: uses.get(path) ?? 'image', from }] : [];
    });
    assertUnpackedSize(matched.map(({ from }) => from.bytes));
    const images = await writeAll(content, folder, matched);
    return { folder, images, missing, unused };
  } catch (error) {
    await content.removeFolder(folder);
    throw error;
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
      sent.push({ name, bytes, read: () => readWhole(handle, name, bytes) });
    }
  }
  return sent;
}

async function readWhole(handle: fs.FileHandle, name: string, bytes: number): Promise<Buffer> {
  if (bytes > limits.imageBytes) {
    throw imagesInvalid([fileMessages.imageTooLarge(name, limits.imageBytes / MEGABYTE)]);
  }
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
  folder: string,
  matched: readonly { path: string; use: ImageUse; from: UploadedFile }[],
): Promise<StagedImages['images']> {
  const images: StagedImages['images'] = [];
  const issues: string[] = [];
  for (const [index, { path, use, from }] of matched.entries()) {
    const bytes = await from.read();
    const issue = imageIssue(from.name, bytes);
    if (issue !== null) issues.push(issue);
    if (issues.length === ISSUES_NAMED) break;
    if (issues.length > 0) continue;
    const staged = `${folder}/${index}.upload`;
    await content.write(staged, bytes);
    images.push({ path, use, staged });
  }
  if (issues.length > 0) throw imagesInvalid(issues);
  return images;
}
