import { DAY_MS } from '@vitrine/domain/dates/durations';
import { isConfiguratorFolder } from '@vitrine/store/configurators/queries';
import type { Database } from '@vitrine/store/database';
import { listReserved, lockFolders, releaseFolders, reserveFolders } from '@vitrine/store/folders';
import { isDataUrlTaken } from '@vitrine/store/organisations/queries';
import type { Services } from '../services.ts';
import { finishEach } from './try-each.ts';

/**
 * Removes the files of several folders. A folder that cannot be removed, as one whose file a bucket's rule protects, does
 * not keep the others: the first error is thrown once they are gone. While the content host is away, it tries no others.
 */
export const removeFolders = (
  { content }: Pick<Services, 'content'>,
  folders: Iterable<string> | AsyncIterable<string>,
): Promise<void> => finishEach(folders, (folder) => content.removeFolder(folder));

/**
 * Leaves the files of what this transaction deletes to the job 'remove-content', so that a crash leaves none behind. Their
 * folders are reserved until then: otherwise a new tenant of the same name could write files there, and lose them. Wake
 * the job after the commit.
 */
export async function removeLater(
  { jobs, clock }: Pick<Services, 'jobs' | 'clock'>,
  transaction: Database,
  folders: string[],
): Promise<void> {
  await reserveFolders(transaction, folders, clock());
  await jobs.enqueue(transaction, 'remove-content', { folders });
}

/** The job. All folders stay reserved until the last one is removed, because a job that is tried again tries them all. */
export async function removeContent(
  services: Pick<Services, 'content' | 'db' | 'clock'>,
  folders: string[],
): Promise<void> {
  const since = services.clock();
  await removeFolders(services, reserveAgain(services.db, folders, since));
  await releaseFolders(services.db, folders, since);
}

/**
 * Of two jobs that remove one folder, the first one that is done releases it, and a new tenant or configurator may have it
 * before the second: what deletes a configurator and what was preparing its images each queue one. Where nobody has it
 * yet, the second reserves it again, so that nothing is written there while it is being removed.
 */
async function* reserveAgain(db: Database, folders: readonly string[], since: Date): AsyncIterable<string> {
  for (const folder of folders) {
    const isFree = await db.transaction().execute(async (transaction) => {
      await lockFolders(transaction);
      if ((await isDataUrlTaken(transaction, folder)) || (await isConfiguratorFolder(transaction, folder)))
        return false;
      await reserveFolders(transaction, [folder], since);
      return true;
    });
    if (isFree) yield folder;
  }
}

/** Every night: tries again what its job gave up. While one waits or runs, the next night does it. */
export async function sweepFolders({ db, jobs, clock }: Pick<Services, 'db' | 'jobs' | 'clock'>): Promise<void> {
  if (await jobs.isPending('remove-content')) return;
  const folders = await listReserved(db, new Date(clock().getTime() - DAY_MS));
  if (folders.length > 0) await jobs.enqueue(db, 'remove-content', { folders });
}
