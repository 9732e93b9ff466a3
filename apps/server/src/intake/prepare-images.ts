import { fileMessages } from '@vitrine/contract/configurators/file-messages';
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
import type { ConfiguratorRecord } from '@vitrine/store/configurators/queries';
import { makeAsset } from '../images/make-asset.ts';
import { publishLive } from '../live/publish.ts';
import type { Services } from '../services.ts';
import { finishIntake } from './finish-intake.ts';
import { assertSceneSizes } from './scene-sizes.ts';

/** The shortest interval between progress events. */
const PROGRESS_EVERY_MS = 400;

/**
 * Prepares an upload's waiting images, one after the other, and sends live progress. Each result goes into its row, so
 * that an interrupted run continues where it stopped. An unreadable image is named with its reason and blocks only
 * going live.
 */
export async function prepareImages(
  services: Services,
  { configuratorId }: { configuratorId: number },
  attempt: { last: boolean },
): Promise<void> {
  const { db } = services;
  const record = await configuratorOf(db, { configuratorId });
  if (!record) return;
  let notifiedAt = performance.now();
  for (const image of await listImages(db, configuratorId, 'waiting')) {
    const became = await prepareOne(services, record, image, attempt);
    await settleImage(db, image, became);
    if (performance.now() - notifiedAt < PROGRESS_EVERY_MS) continue;
    notifiedAt = performance.now();
    await publishProgress(services, record, false);
  }
  await assertSceneSizes(services, record);
  await finishIntake(services, record.id);
  await publishProgress(services, record, true);
}

/** A broken image is a result; a failing disk is not, until the last attempt. */
async function prepareOne(
  { content }: Services,
  record: ConfiguratorRecord,
  { staged, use }: IntakeImage,
  { last }: { last: boolean },
): Promise<{ asset: AssetIndex[string] } | { reason: string }> {
  try {
    const bytes = await content.read(staged);
    if (!bytes) return { reason: fileMessages.imageStuck };
    const made = await makeAsset(bytes, use).catch((error: unknown) => {
      throw error instanceof AppError ? error : new UnreadableImage();
    });
    for (const [name, contents] of made.files) await content.write(`${record.dataUrl}/${name}`, contents);
    return { asset: made.asset };
  } catch (error) {
    if (error instanceof UnreadableImage) return { reason: fileMessages.imageFailed };
    if (error instanceof AppError) {
      return { reason: error.code === 'uploads.too_large' ? fileMessages.imageLarge : fileMessages.imageFailed };
    }
    if (last) return { reason: fileMessages.imageStuck };
    throw error;
  }
}

/** Its header says that it is an image, its pixels do not. */
class UnreadableImage extends Error {}

async function publishProgress({ db }: Services, record: ConfiguratorRecord, settled: boolean): Promise<void> {
  const intake = await findIntake(db, record.id);
  if (!intake) return;
  await publishLive(
    db,
    { event: 'configurator images', data: { configurator_id: record.id, ...progressOf(intake), settled } },
    { organisationId: record.organisationId },
  );
}

const progressOf = ({ done, waiting, failed }: ImageIntakeRecord): { done: number; total: number } => ({
  done,
  total: done + waiting + failed.length,
});
