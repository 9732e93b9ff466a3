import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { ContentFiles } from './content-files.ts';

/** Written to check that files can be written; not part of the content. */
const PROBE = '.writable';

/** Content files in a folder of this machine. */
export function contentFolder(folder: string): ContentFiles {
  const locate = (file: string): string | null => {
    const resolved = path.resolve(folder, file);
    return resolved.startsWith(folder + path.sep) && !file.includes('\0') ? resolved : null;
  };
  const statOf = async (file: string) => {
    const located = locate(file);
    if (!located) return null;
    const stat = await fs.stat(located).catch(noneWhereMissing);
    return stat?.isFile() ? { located, stat } : null;
  };
  return {
    read: async (file) => {
      const found = await statOf(file);
      return found ? fs.readFile(found.located).catch(noneWhereMissing) : null;
    },
    open: async (file) => {
      const found = await statOf(file);
      if (!found) return null;
      const { size, mtimeMs, ino } = found.stat;
      return {
        stream: createReadStream(found.located),
        bytes: size,
        tag: `${ino.toString(36)}-${size.toString(36)}-${mtimeMs.toString(36)}`,
      };
    },
    write: async (file, bytes) => {
      const located = locate(file);
      if (!located) throw new Error('A content path leads outside the content folder');
      await writeWhole(located, bytes);
    },
    list: async (sub) => {
      const located = sub === '' ? folder : locate(sub);
      if (!located) return [];
      const files = await filesBelow(located);
      return files
        .filter((file) => !file.endsWith('.part') && path.basename(file) !== PROBE)
        .map((file) => path.relative(folder, file).split(path.sep).join('/'));
    },
    remove: async (file) => {
      const found = await statOf(file);
      if (found) await fs.rm(found.located, { force: true });
    },
    removeFolder: async (sub) => {
      const located = locate(sub);
      if (located) await fs.rm(located, { recursive: true, force: true });
    },
    exists: async (file) => (await statOf(file)) !== null,
    check: () => writeWhole(path.join(folder, PROBE), 'yes'),
  };
}

const IS_MISSING = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'];

/** A failing disk is no missing file: the caller gets an error that invites a retry. */
function noneWhereMissing(error: NodeJS.ErrnoException): null {
  if (IS_MISSING.includes(error.code ?? '')) return null;
  throw error;
}

/**
 * Every file below a folder. Others may remove folders meanwhile: each is read by itself, because Node's recursive reading
 * fails whole when one is gone.
 */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = (await fs.readdir(folder, { withFileTypes: true }).catch(noneWhereMissing)) ?? [];
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => path.join(folder, name));
  for (const entry of entries) {
    if (entry.isDirectory()) for (const file of await filesBelow(path.join(folder, entry.name))) files.push(file);
  }
  return files;
}

/** Writes under another name, syncs, then renames: a crash leaves the old file or the new one. */
async function writeWhole(file: string, bytes: Buffer | string): Promise<void> {
  await fs.mkdir(path.dirname(file), { recursive: true });
  const part = `${file}.${randomUUID()}.part`;
  try {
    await fs.writeFile(part, bytes, { flush: true });
    await fs.rename(part, file);
  } catch (error) {
    // On a full disk the partial file must not take space either.
    await fs.rm(part, { force: true }).catch(() => undefined);
    throw error;
  }
}
