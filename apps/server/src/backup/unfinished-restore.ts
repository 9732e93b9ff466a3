import fs from 'node:fs';
import path from 'node:path';

/** Is in the data folder while a backup is restored, and stays when the restore is killed. */
export const unfinishedRestore = (dataDir: string): string => path.join(dataDir, 'restore-unfinished');

/** Throws for an installation that has a part of a backup: nothing is stored in it, or read from it, as if it were whole. */
export function assertRestored(dataDir: string): void {
  const file = unfinishedRestore(dataDir);
  if (!fs.existsSync(file)) return;
  throw new Error(
    `An earlier restore was interrupted, or is still running, so that there is only a part of its backup. Empty database and content files, remove ${file}, and restore again. Nothing was changed.`,
  );
}
