import { createHash } from 'node:crypto';
import { AppError } from '@vitrine/contract/errors';
import type { LatestFile } from '@vitrine/contract/latest-file';
import { versionMessages } from '@vitrine/contract/versions/messages';
import type { Preview } from '@vitrine/contract/versions/schemas';
import { mayAddPreviews } from '@vitrine/domain/policies/versions';
import { fromThousandths, toThousandths } from '@vitrine/domain/versions/thousandths';
import { organisationOf } from '@vitrine/store/organisations/of-row';
import type { Scope } from '@vitrine/store/scope';
import {
  deletePreview,
  insertPreview,
  isPreviewImage,
  listPreviews,
  type PreviewRecord,
} from '@vitrine/store/versions/previews';
import { actorOf } from '../../accounts/actor-of.ts';
import type { Caller } from '../../accounts/caller.ts';
import { imageTask, ofSentImage } from '../../image-worker/image-worker.ts';
import { findCopy } from '../../publish/find-copy.ts';
import { buildLatest } from '../../publish/latest.ts';
import { loadConfigurator } from '../../publish/load-configurator.ts';
import { asGranted } from '../../publish/publish-copy.ts';
import type { Services } from '../../services.ts';
import { nameOf } from './service.ts';

/**
 * The content of latest.json if the version were live; of a reseller's copy with the reseller's texts, presets and
 * prices, and paths as in the configurator's folder. A reseller sees the versions that its organisation has shown.
 */
export async function readVersionPreview(
  services: Services,
  scope: Scope,
  input: { configuratorId: number; version: number; resellerId: number | undefined },
): Promise<LatestFile> {
  const { db } = services;
  const version = toThousandths(input.version);
  const { record, versions } = await loadConfigurator(db, scope, input.configuratorId, input.resellerId);
  const organisation = await organisationOf(db, record);
  if (!organisation) throw new AppError('resource.missing');
  if (!versions.some((row) => row.version === version)) throw new AppError('versions.missing');
  const copy = await findCopy(db, scope, record.id, input.resellerId);
  if (!copy) return buildLatest(services, record, organisation, version);
  const shown = { ...organisation, name: copy.reseller.name };
  return buildLatest(services, asGranted(record, copy.grant), shown, version, copy.reseller);
}

/** The previews of a configurator, newest first; for a reseller those of versions that it sees. */
export async function previewsOf({ db }: Services, scope: Scope, configuratorId: number): Promise<Preview[]> {
  const { record, versions } = await loadConfigurator(db, scope, configuratorId);
  const previews = await listPreviews(db, record.id);
  const isSeen = ({ version }: PreviewRecord): boolean =>
    scope.kind !== 'reseller' || versions.some((row) => row.version === version);
  return previews.filter(isSeen).map(presentPreview);
}

/** Adds a preview of a shape; its image is re-encoded and named by its content. */
export async function addPreview(
  services: Services,
  caller: Caller,
  input: { configuratorId: number; shape: string | null; release: string; version: number; image: Buffer | undefined },
): Promise<Preview> {
  const { db, content, clock } = services;
  const { record } = await loadConfigurator(db, caller.scope, input.configuratorId);
  if (!mayAddPreviews(actorOf(caller))) throw new AppError('access.denied');
  const drawn =
    input.image &&
    (await ofSentImage(imageTask('redrawPreview', input.image), { image: [versionMessages.previewImageInvalid] }));
  const name = drawn && `previews/${createHash('sha256').update(drawn).digest('hex').slice(0, 16)}.webp`;
  if (drawn) await content.write(`${record.dataUrl}/${name}`, drawn);
  const { shape, release } = input;
  const row = await insertPreview(db, {
    ...{ configuratorId: record.id, shape, release, version: toThousandths(input.version) },
    ...{ image: name ? `${record.dataUrl}/${name}` : null, authorName: nameOf(caller.user), createdAt: clock() },
  });
  return presentPreview(row);
}

/** Deletes a preview, and its image unless another preview has the same one. */
export async function removePreview(
  services: Services,
  caller: Caller,
  { configuratorId, previewId }: { configuratorId: number; previewId: number },
): Promise<void> {
  const { db, content } = services;
  const { record } = await loadConfigurator(db, caller.scope, configuratorId);
  if (!mayAddPreviews(actorOf(caller))) throw new AppError('access.denied');
  const deleted = await deletePreview(db, { configuratorId: record.id, id: previewId });
  if (!deleted) throw new AppError('resource.missing');
  const { image } = deleted;
  if (image !== null && !(await isPreviewImage(db, record.id, image))) await content.remove(image);
}

const presentPreview = ({ authorName, createdAt, version, ...row }: PreviewRecord): Preview => ({
  id: row.id,
  shape: row.shape,
  release: row.release,
  version: fromThousandths(version),
  image: row.image,
  author: authorName,
  created_at: createdAt.toISOString(),
});
