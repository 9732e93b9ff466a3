import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import { fileMessages } from '@vitrine/contract/configurators/file-messages';
import { type ConfiguratorType, typeName } from '@vitrine/contract/configurators/limits';
import { AppError } from '@vitrine/contract/errors';
import type { AssetIndex } from '@vitrine/contract/latest-file';
import { uploadMessages } from '@vitrine/contract/uploads/messages';
import type { UploadedAssets } from '@vitrine/contract/uploads/schemas';
import { currencyOf } from '@vitrine/domain/catalogue/currency-of';
import { fileNotes } from '@vitrine/domain/catalogue/file-notes';
import { beginIntake } from '@vitrine/store/configurators/image-intakes';
import type { ConfiguratorRecord } from '@vitrine/store/configurators/queries';
import type { Database } from '@vitrine/store/database';
import { undoAndThrow } from '@vitrine/store/undoing-transaction';
import { contentPaths, originalPath, type VersionFolder } from '../../hosting/paths.ts';
import { layerIssues } from '../../intake/data-file/layer-issues.ts';
import { isLayered, readUploadedFile } from '../../intake/data-file/read-data-file.ts';
import { findOriginals } from '../../intake/originals.ts';
import { ISSUES_NAMED, type StagedImages, type StoredImage, stageImages } from '../../intake/stage-images.ts';
import { assertStorage } from '../../intake/storage.ts';
import { assertInside, imagesInvalid } from '../../intake/zip-file.ts';
import type { SpooledFile } from '../../plugins/uploads/spool.ts';
import type { ContentFiles } from '../../ports/content-files.ts';
import type { LoadedConfigurator } from '../../publish/load-configurator.ts';
import type { Services } from '../../services.ts';

/** The files of a multipart request. */
interface FormFiles {
  uploaded: ReadonlyMap<string, Buffer>;
  spooled: ReadonlyMap<string, SpooledFile[]>;
}

/** With the images that it names of those that were uploaded before: path in the data file -> hash. */
export interface Files extends FormFiles {
  named: UploadedAssets;
}

/** A configurator with an accepted data file, and what that file says but hardly means. */
export interface SavedUpload {
  loaded: LoadedConfigurator;
  notes: string[];
}

export interface ReadUpload {
  file: ConfiguratorFile;
  staged: StagedImages;
}

/**
 * Checks data file and images of an upload and stages the images; null without a data file.
 * @param known the images of earlier uploads
 */
export async function readUpload(
  { content, clock }: Pick<Services, 'content' | 'clock'>,
  { uploaded, spooled, stored = [] }: FormFiles & { stored?: readonly StoredImage[] },
  type: ConfiguratorType,
  known: AssetIndex = {},
): Promise<ReadUpload | null> {
  const bytes = uploaded.get('json_data');
  const images = spooled.get('assets') ?? [];
  if (!bytes) {
    if (images.length + stored.length > 0)
      throw new AppError('request.invalid', { errors: { assets: [fileMessages.imagesNeedData] } });
    return null;
  }
  const file = readUploadedFile(bytes, type);
  const isPanorama = type === 'panoramic';
  const upload = { file, staged: await stageImages(content, file, { spooled: images, stored, isPanorama }, clock()) };
  try {
    await assertLayers(content, upload, known);
  } catch (error) {
    await undoAndThrow(error, () => dropUpload({ content }, upload));
  }
  return upload;
}

/** An upload's files with the images of the organisation that it names. Rejects hashes that it does not have, by path. */
export async function withStored(
  services: Pick<Services, 'db' | 'content' | 'clock'>,
  organisationId: number,
  { named, ...files }: Files,
): Promise<FormFiles & { stored: StoredImage[] }> {
  const originals = await findOriginals(services, organisationId, [...new Set(Object.values(named))]);
  const found: StoredImage[] = [];
  const missing: string[] = [];
  for (const [path, hash] of Object.entries(named)) {
    assertInside(path);
    const original = originals.get(hash);
    if (original) {
      const { ending, bytes } = original;
      found.push({ path, stored: originalPath(original), ending, bytes });
    } else missing.push(path);
  }
  if (missing.length === 0) return { ...files, stored: found };
  const issues = missing.slice(0, ISSUES_NAMED).map((path) => uploadMessages.notUploaded(path));
  throw new AppError('uploads.not_uploaded', { errors: { assets_uploaded: issues } });
}

async function assertLayers(content: ContentFiles, { file, staged }: ReadUpload, known: AssetIndex): Promise<void> {
  if (!isLayered(file)) return;
  const stagedAt = new Map(staged.images.map((image) => [image.path, image.staged]));
  const read = async (path: string) => content.read(stagedAt.get(path) ?? '');
  const issues = await layerIssues(file, { paths: [...stagedAt.keys()], read, known });
  if (issues.length > 0) throw imagesInvalid(issues.slice(0, ISSUES_NAMED));
}

/** Removes what `readUpload` staged when the request is rejected later. */
export async function dropUpload({ content }: Pick<Services, 'content'>, upload: ReadUpload | null): Promise<void> {
  if (upload?.staged.folder) await content.removeFolder(upload.staged.folder);
}

/** Writes the data file as a version and marks its images to be prepared, in the caller's transaction. */
export async function addUploadedVersion(
  { config, content, versionFiles, jobs, clock }: Services,
  transaction: Database,
  record: Pick<ConfiguratorRecord, 'id' | 'organisationId' | 'dataUrl' | 'typeId'>,
  { file, staged }: ReadUpload,
  { fileKey, ...input }: VersionFolder & { publishes: boolean; missing: string[] },
): Promise<void> {
  const { organisationId, dataUrl, typeId } = record;
  const bytes = staged.images.reduce((sum, image) => sum + image.bytes, 0);
  if (bytes > 0) await assertStorage(transaction, { organisationId, bytes, limit: config.storageBytes });
  await versionFiles.write({ dataUrl, type: typeName(typeId), version: input.version, fileKey }, file);
  await beginIntake(transaction, { configuratorId: record.id, ...staged, ...input }, clock());
  if (input.publishes) await content.write(contentPaths(dataUrl).preparing, '{}');
  if (staged.images.length > 0) {
    await jobs.enqueue(transaction, 'prepare-images', { configuratorId: record.id });
  }
}

/** The notes on an accepted file; of many, the first. */
export function notesOn(type: ConfiguratorType, upload: ReadUpload | null): string[] {
  const notes = upload ? fileNotes(type, upload.file) : [];
  const more = notes.length - ISSUES_NAMED;
  return more > 0 ? [...notes.slice(0, ISSUES_NAMED), fileMessages.moreIssues(more)] : notes;
}

/** The values of a data file that the configurator's row holds too. */
export const factsOf = (file: ConfiguratorFile | undefined) => ({
  currency: currencyOf(file),
  scenes: (file?.project_info?.scene_selector.scenes ?? []).map(({ id, deployVersion, file_path }) => ({
    id,
    deployVersion,
    ...(file_path && { file_path }),
  })),
});

/** The name that a version stores, for when the account is gone. */
export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();
