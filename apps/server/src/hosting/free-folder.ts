import type { Database } from '@vitrine/store/database';
import { lockFolders } from '@vitrine/store/folder-lock';

/**
 * The requested folder of the content host, numbered when it is taken: different names may map to the same folder name.
 * Call it in a transaction, which reserves the folder until its row exists.
 */
export async function freeFolder(
  transaction: Database,
  name: string,
  isTaken: (transaction: Database, folder: string) => Promise<boolean>,
): Promise<string> {
  await lockFolders(transaction);
  for (let count = 1; ; count++) {
    const folder = count === 1 ? name : `${name}-${count}`;
    if (!(await isTaken(transaction, folder))) return folder;
  }
}
