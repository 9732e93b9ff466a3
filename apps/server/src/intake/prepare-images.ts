import { fileMessages } from '@vitrine/contract/configurators/file-messages';
import { typeName } from '@vitrine/contract/configurators/limits';
import { AppError } from '@vitrine/contract/errors';
import type { AssetIndex } from '@vitrine/contract/latest-file';
import {
  findIntake,
  type ImageIntakeRecord,
  type IntakeImage,
  listImages,
  settleImage,
} from '@vitrine/store/configurators/image-intakes';
import { configuratorOf } from '@vitrine/store/configurators/of-row';
import { type ConfiguratorRecord, isConfiguratorFolder } from '@vitrine/store/configurators/queries';
import { lockFolders } from '@vitrine/store/folders';
import { listCopyHolders } from '@vitrine/store/resellers/queries';
import { removeLater } from '../hosting/remove-folders.ts';
import { imageTask } from '../image-worker/image-worker.ts';
import { publishLive } from '../live/publish.ts';
import type { Services } from '../services.ts';
import { finishIntake } from './finish-intake.ts';
import { storeOriginalOf } from './originals.ts';
import { assertSceneSizes } from './scene-sizes.ts';

/** Each keeps about one core busy, in a separate process. */
const IMAGES_AT_ONCE = 2;
/** The shortest interval between progress events. */
const PROGRESS_EVERY_MS = 400;
/** How long one job begins new images: the last ones, and what follows them, end within the time of a job. */
const BEGINS_FOR_MS = 300_000;

/**
 * The job: prepares images for a while and leaves the others to a new job. One that outlasts its time would count as
 * failed, and after the last attempt a restart would leave its images waiting for good.
 */
export async function prepareForAWhile(
  services: Services,
  input: { configuratorId: number },
  attempt: { last: boolean },
): Promise<void> {
  const { db, jobs, clock } = services;
  const until = clock().getTime() + BEGINS_FOR_MS;
  if (await prepareImages(services, input, { ...attempt, until })) return;
  await jobs.enqueue(db, 'prepare-images', input);
  jobs.wake('prepare-images');
}

/**
 * Prepares an upload's waiting images and sends live progress. Each result goes into its row, so
 * that an interrupted run continues where it stopped. An unreadable image is named with its reason and blocks only
 * going live. Returns false when images were left at the time `until`.
 */
export async function prepareImages(
  services: Services,
  { configuratorId }: { configuratorId: number },
  attempt: { last: boolean; until?: number },
): Promise<boolean> {
  const { db, clock } = services;
  const { until = Number.POSITIVE_INFINITY } = attempt;
  const record = await configuratorOf(db, { configuratorId });
  if (!record) return true;
  let isCut = false;
  let notifiedAt = performance.now();
  const waiting = (await listImages(db, configuratorId, 'waiting')).values();
  const prepareNext = async (): Promise<void> => {
    for (const image of waiting) {
      isCut ||= clock().getTime() >= until;
      if (isCut) return;
      const became = await prepareOne(services, record, image, attempt);
      await settleImage(db, image, became);
      if (performance.now() - notifiedAt < PROGRESS_EVERY_MS) continue;
      notifiedAt = performance.now();
      await publishProgress(services, record, false);
    }
  };
  // All end before an error is thrown, so that no image is still running when the job is tried again.
  const ended = await Promise.allSettled(Array.from({ length: IMAGES_AT_ONCE }, prepareNext));
  if (!(await configuratorOf(db, { configuratorId }))) {
    await removeAgain(services, record);
    return true;
  }
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
  if (isCut) return false;
  await assertSceneSizes(services, record);
  await finishIntake(services, record.id);
  await publishProgress(services, record, true);
  return true;
}

/**
 * A configurator that was deleted meanwhile: what was written after its files were removed would stay. Nothing is removed
 * from a new one that has the folder by now.
 */
async function removeAgain(services: Services, { dataUrl }: ConfiguratorRecord): Promise<void> {
  await services.db.transaction().execute(async (transaction) => {
    await lockFolders(transaction);
    if (!(await isConfiguratorFolder(transaction, dataUrl))) await removeLater(services, transaction, [dataUrl]);
  });
  services.jobs.wake('remove-content');
}

/** A broken image is a result; a failing disk is not, until the last attempt. */
async function prepareOne(
  services: Services,
  record: ConfiguratorRecord,
  { staged, use }: IntakeImage,
  { last }: { last: boolean },
): Promise<{ asset: AssetIndex[string] } | { reason: string }> {
  const { content } = services;
  try {
    const bytes = await content.read(staged);
    if (!bytes) return { reason: fileMessages.imageStuck };
    const made = await imageTask('makeAsset', bytes, use, typeName(record.typeId) === 'panoramic');
    for (const [name, contents] of made.files) await content.write(`${record.dataUrl}/${name}`, contents);
    await storeOriginalOf(services, record, made.asset, bytes);
    return { asset: made.asset };
  } catch (error) {
    if (error instanceof AppError) {
      const isLarge = error.code === 'uploads.too_large';
      return { reason: error.errors?.image?.[0] ?? (isLarge ? fileMessages.imageLarge : fileMessages.imageFailed) };
    }
    if (last) return { reason: fileMessages.imageStuck };
    throw error;
  }
}

/** Resellers, whose copies can have images of their own, get the last event only: there can be many of them. */
async function publishProgress(
  { db }: Services,
  { id, organisationId }: ConfiguratorRecord,
  settled: boolean,
): Promise<void> {
  const intake = await findIntake(db, id);
  if (!intake) return;
  const data = { configurator_id: id, ...progressOf(intake), settled };
  const resellers = settled ? await listCopyHolders(db, id) : [];
  for (const reseller of [{}, ...resellers])
    await publishLive(db, { event: 'configurator images', data }, { organisationId, ...reseller });
}

const progressOf = ({ done, waiting, failed }: ImageIntakeRecord): { done: number; total: number } => ({
  done,
  total: done + waiting + failed.length,
});
