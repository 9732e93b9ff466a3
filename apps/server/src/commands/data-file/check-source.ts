import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { checkMessages as messages } from '@vitrine/contract/configurators/check-messages';
import { fileMessages } from '@vitrine/contract/configurators/file-messages';
import { type ConfiguratorType, configuratorLimits as limits } from '@vitrine/contract/configurators/limits';
import { AppError } from '@vitrine/contract/errors';
import { MEGABYTE } from '@vitrine/contract/upload-limits';
import { expandFile } from '@vitrine/domain/catalogue/expand-file';
import { decodeText } from '@vitrine/domain/text/decode-text';
import { notesOn, readUpload } from '../../areas/configurators/read-upload.ts';
import { readSideFiles } from '../../areas/configurators/side-files.ts';
import { imageTask } from '../../image-worker/image-worker.ts';
import { imagePathsOf } from '../../intake/image-paths.ts';
import { ownPathOf } from '../../intake/scene-sizes.ts';
import type { StagedImages } from '../../intake/stage-images.ts';
import type { ContentFiles } from '../../ports/content-files.ts';
import { contentFolder } from '../../ports/content-folder.ts';
import { readSource, SIDE_FILES, type Source } from './read-source.ts';

const IMAGES_AT_ONCE = 3;

export interface CheckedSource {
  type: ConfiguratorType;
  /** How many images were checked. */
  images: number;
  /** Why an upload would be rejected, or could not go live. */
  issues: string[];
  /** What an upload accepts, and may be a mistake. */
  notes: string[];
}

/**
 * Checks a folder, ZIP or data file with the functions that check an upload, in a temporary folder.
 * @param named the type; without it, the type that the lists of the data file suggest
 */
export async function checkSource(location: string, named: ConfiguratorType | null): Promise<CheckedSource> {
  const checked: CheckedSource = { type: named ?? 'panoramic', images: 0, issues: [], notes: [] };
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'vitrine-check-'));
  try {
    const source = await readSource(location);
    checked.type = named ?? typeOf(source.dataFile.bytes);
    checked.issues.push(...sizeIssues(source), ...sideIssues(source));
    if (checked.issues.length === 0) await checkUpload(contentFolder(folder), source, checked);
  } catch (error) {
    checked.issues.push(...sentencesOf(error));
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
  return checked;
}

async function checkUpload(content: ContentFiles, source: Source, checked: CheckedSource): Promise<void> {
  const { dataFile, images, known } = source;
  const files = { uploaded: new Map([['json_data', dataFile.bytes]]), spooled: new Map([['assets', images ?? []]]) };
  const upload = await readUpload({ content, clock: () => new Date() }, files, checked.type).catch((error: unknown) => {
    checked.issues.push(...sentencesOf(error, { json_data: dataFile.name }));
    return null;
  });
  if (!upload) return;
  checked.notes.push(...notesOn(checked.type, upload).map((note) => `${dataFile.name}: ${note}`));
  const { staged } = upload;
  if (images === null) {
    const count = imagePathsOf(upload.file).size;
    if (count > 0) checked.notes.push(messages.notChecked(count));
    return;
  }
  checked.images = staged.images.length;
  checked.issues.push(
    ...staged.missing.map(messages.missing),
    ...(await imageIssues(content, staged, checked.type === 'panoramic')),
  );
  checked.notes.push(...staged.unused.filter((name) => !known.includes(name)).map(messages.unused));
}

/** The type that has these lists. A panorama and a stock set have the same ones, and differ in their projection. */
function typeOf(bytes: Buffer): ConfiguratorType {
  let file: Record<string, unknown>;
  try {
    file = Object(expandFile(JSON.parse(decodeText(bytes).text)));
  } catch {
    // The check of the data file says what is wrong.
    return 'panoramic';
  }
  const has = (...lists: string[]): boolean => lists.some((list) => Object.hasOwn(file, list));
  if (has('flakes', 'blends')) return 'floors';
  if (has('doors', 'frames', 'internals', 'trims')) return 'slidingrobe';
  const { projection } = Object(file.base) as { projection?: unknown };
  return projection === 'perspective' ? 'stockset' : 'panoramic';
}

function sizeIssues({ dataFile, images }: Source): string[] {
  const sent = (images ?? []).reduce((sum, { bytes }) => sum + bytes, 0);
  const all: [name: string, bytes: number, limit: number][] = [
    [dataFile.name, dataFile.bytes.length, limits.dataFileBytes],
    ['assets', sent, limits.imagesBytes],
  ];
  return all.flatMap(([name, bytes, limit]) =>
    bytes > limit ? [`${name}: ${fileMessages.tooLarge(limit / MEGABYTE)}`] : [],
  );
}

function sideIssues({ side }: Source): string[] {
  try {
    readSideFiles(side);
    return [];
  } catch (error) {
    const names = Object.entries(SIDE_FILES).map(([name, field]) => [field, name]);
    return sentencesOf(error, Object.fromEntries(names));
  }
}

/** What an upload finds when it prepares the images: those that cannot be decoded, and scenes of another size. */
async function imageIssues(content: ContentFiles, { images }: StagedImages, isPanorama: boolean): Promise<string[]> {
  const issues: string[] = [];
  const frames = new Map<string, readonly [number, number]>();
  const waiting = images.values();
  const inspectNext = async (): Promise<void> => {
    for (const { path: name, staged } of waiting) {
      const bytes = await content.read(staged);
      try {
        if (bytes) frames.set(name, (await imageTask('inspectLayer', bytes, isPanorama)).frame);
      } catch (error) {
        const isLarge = error instanceof AppError && error.code === 'uploads.too_large';
        const sizeSentence = error instanceof AppError ? error.errors?.image?.[0] : undefined;
        issues.push(`${name}: ${sizeSentence ?? (isLarge ? fileMessages.imageLarge : fileMessages.imageFailed)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: IMAGES_AT_ONCE }, inspectNext));
  for (const [name, frame] of frames) {
    const own = ownPathOf(name);
    const required = own === null ? undefined : frames.get(own);
    const isThumbnail = images.some((image) => image.path === name && image.use === 'thumbnail');
    if (own === null || !required || isThumbnail) continue;
    if (required[0] !== frame[0] || required[1] !== frame[1])
      issues.push(`${name}: ${fileMessages.sceneSize(own, required[0], required[1])}`);
  }
  return issues.sort();
}

/** The sentences of an error, with the name of the file that its field is about. */
function sentencesOf(error: unknown, names: Readonly<Record<string, string>> = {}): string[] {
  if (!(error instanceof Error)) return [String(error)];
  if (!(error instanceof AppError) || !error.errors) return [error.message];
  return Object.entries(error.errors).flatMap(([field, sentences]) =>
    sentences.map((sentence) => (names[field] === undefined ? sentence : `${names[field]}: ${sentence}`)),
  );
}
