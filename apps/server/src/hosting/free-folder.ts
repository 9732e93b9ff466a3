import type { Database } from '@vitrine/store/database';
import { lockFolders } from '@vitrine/store/folder-lock';

/**
 * The wanted folder of the content host, numbered where it is taken: names that differ only in what a folder cannot
 * hold, or not at all. Within a transaction, which keeps it from others until its row is there.
 */
export async function freeFolder(
  transaction: Database,
  wanted: string,
  isTaken: (transaction: Database, folder: string) => Promise<boolean>,
): Promise<string> {
  await lockFolders(transaction);
  for (let count = 1; ; count++) {
    const folder = count === 1 ? wanted : `${wanted}-${count}`;
    if (!(await isTaken(transaction, folder))) return folder;
  }
}
