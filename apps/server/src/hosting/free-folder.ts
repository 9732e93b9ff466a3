import type { Database } from '@vitrine/store/database';
import { isReserved, lockFolders } from '@vitrine/store/folders';
import type { Services } from '../services.ts';

type IsTaken = (transaction: Database, folder: string) => Promise<boolean>;

/**
 * The requested folder of the content host, numbered when it is taken, because different names may map to the same folder
 * name, or when files of a deleted namesake are still being removed there.
 * Call it in a transaction, which reserves the folder until its row exists.
 */
export async function freeFolder(transaction: Database, name: string, isTaken: IsTaken): Promise<string> {
  await lockFolders(transaction);
  for (let count = 1; ; count++) {
    const folder = count === 1 ? name : `${name}-${count}`;
    if (!((await isTaken(transaction, folder)) || (await isReserved(transaction, folder)))) return folder;
  }
}

/**
 * Removes the files in a folder whose row was not created. Another row may have the folder by now, or its own after all
 * when the connection broke during the commit: then they stay. Nobody chooses the folder meanwhile.
 */
export const removeUnlessTaken = (
  { db, content }: Pick<Services, 'db' | 'content'>,
  folder: string,
  isTaken: IsTaken,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await lockFolders(transaction);
    if (!(await isTaken(transaction, folder))) await content.removeFolder(folder);
  });
