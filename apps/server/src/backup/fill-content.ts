import fs from 'node:fs/promises';
import path from 'node:path';
import type { ContentFiles } from '../ports/content-files.ts';
import { PARTS } from './manifest.ts';
import type { UnpackedBackup } from './unpack-backup.ts';
import { sha256 } from './write-backup.ts';

/** Throws when there are files already. */
export async function assertNoFiles(content: ContentFiles): Promise<void> {
  const files = await content.list('');
  if (files.length > 0)
    throw new Error(`There are ${files.length} content files already, such as ${files[0]}. Nothing was changed.`);
}

/** Writes a backup's files in their order, pointers last, and reads each again. */
export async function fillContent(content: ContentFiles, { manifest, folder }: UnpackedBackup): Promise<void> {
  await assertNoFiles(content);
  for (const file of manifest.files) {
    await content.write(file.path, await fs.readFile(path.join(folder, PARTS.files, file.path)));
    const written = await content.read(file.path);
    if (!written || sha256(written) !== file.sha256)
      throw new Error(`The file ${file.path} was not written as it was.`);
  }
}
