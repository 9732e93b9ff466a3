import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import { fileMessages } from '@vitrine/contract/configurators/file-messages';
import { type ConfiguratorType, typeName } from '@vitrine/contract/configurators/limits';
import { AppError } from '@vitrine/contract/errors';
import { beginIntake } from '@vitrine/store/configurators/image-intakes';
import type { ConfiguratorRecord } from '@vitrine/store/configurators/queries';
import type { Database } from '@vitrine/store/database';
import { contentPaths, type VersionFolder } from '../../hosting/paths.ts';
import { readUploadedFile } from '../../intake/read-data-file.ts';
import { type StagedImages, stageImages } from '../../intake/stage-images.ts';
import type { SpooledFile } from '../../plugins/uploads/spool.ts';
import type { Services } from '../../services.ts';

/** The files of a multipart request. */
export interface Files {
  uploaded: ReadonlyMap<string, Buffer>;
  spooled: ReadonlyMap<string, SpooledFile[]>;
}

export interface ReadUpload {
  file: ConfiguratorFile;
  staged: StagedImages;
}

/** Checks data file and images of an upload and stages the images; null without a data file. */
export async function readUpload(
  { content, clock }: Services,
  { uploaded, spooled }: Files,
  type: ConfiguratorType,
): Promise<ReadUpload | null> {
  const bytes = uploaded.get('json_data');
  const images = spooled.get('assets') ?? [];
  if (!bytes) {
    if (images.length > 0) throw new AppError('request.invalid', { errors: { assets: [fileMessages.imagesNeedData] } });
    return null;
  }
  const file = readUploadedFile(bytes, type);
  return { file, staged: await stageImages(content, file, images, clock()) };
}

/** Removes what `readUpload` staged when the request is rejected later. */
export async function dropUpload({ content }: Services, upload: ReadUpload | null): Promise<void> {
  if (upload?.staged.folder) await content.removeFolder(upload.staged.folder);
}

/** Writes the data file as a version and marks its images to be prepared, in the caller's transaction. */
export async function addUploadedVersion(
  { content, versionFiles, jobs, clock }: Services,
  transaction: Database,
  record: Pick<ConfiguratorRecord, 'id' | 'dataUrl' | 'typeId'>,
  { file, staged }: ReadUpload,
  { fileKey, ...input }: VersionFolder & { publishes: boolean; missing: string[] },
): Promise<void> {
  const { dataUrl, typeId } = record;
  await versionFiles.write({ dataUrl, type: typeName(typeId), version: input.version, fileKey }, file);
  await beginIntake(transaction, { configuratorId: record.id, ...staged, ...input }, clock());
  if (input.publishes) await content.write(contentPaths(dataUrl).preparing, '{}');
  if (staged.images.length > 0) {
    await jobs.enqueue(transaction, 'prepare-images', { configuratorId: record.id });
  }
}

/** The values of a data file that the configurator's row holds too. */
export const factsOf = (file: ConfiguratorFile | undefined) => ({
  currency: file?.currency ?? 'GBP',
  scenes: (file?.project_info?.scene_selector.scenes ?? []).map(({ id, deployVersion, file_path }) => ({
    id,
    deployVersion,
    ...(file_path && { file_path }),
  })),
});

/** The name that a version stores, for when the account is gone. */
export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();
