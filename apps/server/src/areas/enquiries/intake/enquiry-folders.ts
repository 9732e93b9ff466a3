import { randomBytes } from 'node:crypto';
import { enquiryLimits } from '@vitrine/contract/enquiries/limits';
import { listEnquiryFolders } from '@vitrine/store/enquiries/queries';
import type { Services } from '../../../services.ts';

const ROOT = 'enquiries';

/** A folder for one enquiry. Its name tells when it began, because not every store of files can. */
export const enquiryFolder = (now: Date): string =>
  `${ROOT}/${now.getTime().toString(36)}.${randomBytes(16).toString('base64url')}/`;

/**
 * Removes folders of enquiries that no row names: a crash between files and row leaves them. A young one may belong to an
 * enquiry that is being taken in; one whose name tells no time is from before.
 */
export async function sweepEnquiryFolders({ db, content, clock }: Services): Promise<void> {
  const folders = new Set((await content.list(ROOT)).map((file) => file.split('/').slice(0, 2).join('/')));
  const known = new Set(await listEnquiryFolders(db));
  const before = clock().getTime() - enquiryLimits.leftAfterMinutes * 60_000;
  for (const folder of folders) {
    if (!known.has(folder) && beganAt(folder) < before) await content.removeFolder(folder);
  }
}

const beganAt = (folder: string): number => Number.parseInt(/\/([0-9a-z]+)\./.exec(folder)?.[1] ?? '0', 36);
