import fs from 'node:fs';
import path from 'node:path';

const OTHERS = 0o077;
const hasModes = process.platform !== 'win32';

/** What this process writes from now on is for its own user only. To be called before anything is written. */
export function keepFilesPrivate(): void {
  if (hasModes) process.umask(OTHERS);
}

/**
 * Takes from others what they may do with the files and folders of a data folder that is there already. Links are left
 * alone: what they lead to is elsewhere. Answers the first path that belongs to somebody else and was left as it is.
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
