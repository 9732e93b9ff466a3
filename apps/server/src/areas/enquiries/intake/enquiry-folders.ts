import { randomBytes } from 'node:crypto';
import { enquiryLimits } from '@vitrine/contract/enquiries/limits';
import { listEnquiryFolders } from '@vitrine/store/enquiries/queries';
import { removeFolders } from '../../../hosting/remove-folders.ts';
import type { Services } from '../../../services.ts';

const ROOT = 'enquiries';

/** A folder for one enquiry. Its name holds the creation time, because not every file store records it. */
export const enquiryFolder = (now: Date): string =>
  `${ROOT}/${now.getTime().toString(36)}.${randomBytes(16).toString('base64url')}/`;

/**
 * Removes folders of enquiries that no row names: a crash between files and row leaves them. Skips young folders, whose
 * enquiry may still be in progress; treats a name without a time as old.
 */
export async function sweepEnquiryFolders(services: Services): Promise<void> {
  const { db, content, clock } = services;
  const folders = new Set((await content.list(ROOT)).map((file) => file.split('/').slice(0, 2).join('/')));
  const known = new Set(await listEnquiryFolders(db));
  const before = clock().getTime() - enquiryLimits.leftAfterMinutes * 60_000;
  const left = [...folders].filter((folder) => !known.has(folder) && beganAt(folder) < before);
  await removeFolders(services, left);
}

const beganAt = (folder: string): number => Number.parseInt(/\/([0-9a-z]+)\./.exec(folder)?.[1] ?? '0', 36);
