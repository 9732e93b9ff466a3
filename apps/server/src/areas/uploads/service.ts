import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { fileMessages } from '@vitrine/contract/configurators/file-messages';
import { configuratorLimits } from '@vitrine/contract/configurators/limits';
import { AppError } from '@vitrine/contract/errors';
import { MEGABYTE } from '@vitrine/contract/upload-limits';
import { imageUploadLimits as limits } from '@vitrine/contract/uploads/limits';
import type { StoredImages } from '@vitrine/contract/uploads/schemas';
import { HOUR_MS } from '@vitrine/domain/dates/durations';
import { findOrganisation } from '@vitrine/store/organisations/queries';
import {
  deleteUpload,
  findUpload,
  finishUpload,
  type ImageUploadRecord,
  insertUpload,
  readStorage,
} from '@vitrine/store/uploads/queries';
import type { Caller } from '../../accounts/caller.ts';
import { byteLimitOf, handleImage } from '../../intake/image-bytes.ts';
import { imageEnding } from '../../intake/image-kind.ts';
import { findOriginals, sha256, writeOriginal } from '../../intake/originals.ts';
import { appendPart, partBytes, readPart, removePart } from '../../intake/part-files.ts';
import { assertStorage } from '../../intake/storage.ts';
import type { Services } from '../../services.ts';

type Dependencies = Pick<Services, 'config' | 'db' | 'content' | 'clock'>;

/** The caller's own organisation; for users of a reseller the manufacturer whose copies they change. */
async function assertOrganisation({ db }: Dependencies, { scope }: Caller, organisationId: number): Promise<void> {
  if (scope.kind === 'reseller' && scope.organisationId === organisationId) return;
  const organisation = await findOrganisation(db, scope, organisationId);
  if (!organisation || organisation.parentId !== null) throw new AppError('resource.missing');
}

/** Which of these images the organisation has already, and the space that its images use. */
export async function findStoredImages(
  services: Dependencies,
  caller: Caller,
  organisationId: number,
  hashes: readonly string[],
): Promise<StoredImages> {
  await assertOrganisation(services, caller, organisationId);
  const stored = await findOriginals(services, organisationId, hashes);
  const { bytes } = await readStorage(services.db, organisationId);
  return { stored: [...stored.keys()], used_bytes: bytes, limit_bytes: services.config.storageBytes };
}

/** Begins an upload, which takes its space from now on. */
export async function createUpload(
  services: Dependencies,
  caller: Caller,
  organisationId: number,
  readCreation: () => { bytes: number; hash: string },
): Promise<ImageUploadRecord> {
  await assertOrganisation(services, caller, organisationId);
  const { bytes, hash } = readCreation();
  if (bytes > configuratorLimits.panoramaBytes) throw tooLarge(configuratorLimits.panoramaBytes);
  const { config, db, clock } = services;
  const row = {
    id: randomBytes(24).toString('base64url'),
    organisationId,
    userId: caller.user.id,
    hash,
    bytes,
    expiresAt: new Date(clock().getTime() + limits.resumableHours * HOUR_MS),
  };
  await db.transaction().execute(async (transaction) => {
    const taken = { organisationId, bytes, limit: config.storageBytes };
    const { unfinished } = await assertStorage(transaction, taken);
    if (unfinished >= limits.unfinished) throw new AppError('uploads.unfinished');
    await insertUpload(transaction, row);
  });
  return { ...row, finishedAt: null };
}

/** The caller's own upload, as it is addressed. Rejects one of another user as if it did not exist. */
export async function loadUpload(
  services: Dependencies,
  caller: Caller,
  { organisationId, uploadId }: { organisationId: number; uploadId: string },
): Promise<ImageUploadRecord> {
  await assertOrganisation(services, caller, organisationId);
  const row = await findUpload(services.db, { id: uploadId, organisationId, userId: caller.user.id });
  if (!row) throw new AppError('resource.missing');
  return row;
}

/** How much of an upload has arrived. */
export async function readArrived(services: Dependencies, row: ImageUploadRecord): Promise<number> {
  assertResumable(services, row);
  return row.finishedAt ? row.bytes : settle(services, row);
}

/**
 * Takes the part of an image that begins at `offset`, and stores the image once it is whole; how much has arrived.
 * `whenArrived` rejects a sender who may not store it any more by then.
 */
export async function receivePart(
  services: Dependencies,
  row: ImageUploadRecord,
  part: { offset: number; body: Readable; whenArrived: () => Promise<void> },
): Promise<number> {
  assertResumable(services, row);
  const { dataDir } = services.config;
  const arrived = row.finishedAt ? row.bytes : await partBytes(dataDir, row.id);
  if (part.offset !== arrived) throw new AppError('uploads.wrong_offset');
  if (row.finishedAt) return arrived;
  await appendPart(dataDir, row.id, part.body, row.bytes - arrived);
  await part.whenArrived();
  return settle(services, row);
}

/** Removes an upload and what arrived of it. The stored image of a finished one stays. */
export async function removeUpload({ config, db }: Dependencies, { id }: ImageUploadRecord): Promise<void> {
  await deleteUpload(db, id);
  await removePart(config.dataDir, id);
}

function assertResumable({ clock }: Dependencies, { expiresAt }: ImageUploadRecord): void {
  if (expiresAt <= clock()) throw new AppError('uploads.expired');
}

const tooLarge = (limit: number): AppError =>
  new AppError('uploads.too_large', { detail: fileMessages.tooLarge(limit / MEGABYTE) });

/** Stores an image of which everything has arrived; one that is none, or another one, is dropped. */
async function settle(services: Dependencies, row: ImageUploadRecord): Promise<number> {
  const offset = await partBytes(services.config.dataDir, row.id);
  if (offset === row.bytes) await handleImage(row.bytes, () => storeWhole(services, row));
  return offset;
}

async function storeWhole(services: Dependencies, row: ImageUploadRecord): Promise<void> {
  const { config, db, content, clock } = services;
  const bytes = await readPart(config.dataDir, row.id);
  const { organisationId, hash } = row;
  const ending = imageEnding(bytes);
  const isSame = sha256(bytes) === hash;
  if (!isSame || ending === null) {
    await removeUpload(services, row);
    throw new AppError(isSame ? 'uploads.not_an_image' : 'uploads.wrong_hash');
  }
  const limit = await byteLimitOf(bytes);
  if (bytes.length > limit) {
    await removeUpload(services, row);
    throw tooLarge(limit);
  }
  // Until then the row holds its space.
  await writeOriginal({ db, content, clock }, { organisationId, hash, ending }, bytes);
  await finishUpload(db, row.id, clock());
  await removePart(config.dataDir, row.id);
}
