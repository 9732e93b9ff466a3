import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@vitrine/domain/dates/durations';
import { listUploadFolders } from '@vitrine/store/configurators/image-intakes';
import { removeFolders } from '../hosting/remove-folders.ts';
import type { Services } from '../services.ts';

/** Uploaded images that wait to be prepared, under a name that the content host never serves. */
const STAGING = 'uploads';
/** Much longer than any upload lasts. */
const LEFT_AFTER_MS = DAY_MS;

/** A folder for one upload. Its name holds the start time, because not every file store records it. */
export const stagingFolder = (now: Date): string => `${STAGING}/${now.getTime()}-${randomUUID()}`;

/**
 * Removes staged uploads that no row names: a crash between files and row leaves such folders. Skips folders younger
 * than a day, whose request may still run; treats a name without a time as old.
 */
export async function sweepUploads({ db, content, clock }: Pick<Services, 'db' | 'content' | 'clock'>): Promise<void> {
  const folders = new Set((await content.list(STAGING)).map((path) => path.split('/').slice(0, 2).join('/')));
  const known = new Set(await listUploadFolders(db));
  const before = clock().getTime() - LEFT_AFTER_MS;
  const left = [...folders].filter((folder) => !known.has(folder) && beganAt(folder) < before);
  await removeFolders({ content }, left);
}

const beganAt = (folder: string): number => Number(/^[^/]+\/(\d{12,})-/.exec(folder)?.[1] ?? 0);
