import fs from 'node:fs';
import path from 'node:path';

const OTHERS = 0o077;
const hasModes = process.platform !== 'win32';

/** Restricts files that this process writes from now on to its own user. Call it before anything is written. */
export function keepFilesPrivate(): void {
  if (hasModes) process.umask(OTHERS);
}

/**
 * Removes the permissions of other users from an existing data folder. Links are skipped, because their targets are
 * elsewhere. Returns the first path that belongs to another user and was left as it is.
 */
export function makePrivate(folder: string): string | null {
  if (!hasModes || !fs.existsSync(folder)) return null;
  let left: string | null = null;
  const visit = (target: string): void => {
    const stat = fs.lstatSync(target, { throwIfNoEntry: false });
    if (!stat || !(stat.isFile() || stat.isDirectory())) return;
    try {
      if (stat.mode & OTHERS) fs.chmodSync(target, stat.mode & 0o7777 & ~OTHERS);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
      left ??= target;
    }
    if (stat.isDirectory()) for (const name of fs.readdirSync(target)) visit(path.join(target, name));
  };
  visit(fs.realpathSync(folder));
  return left;
}
