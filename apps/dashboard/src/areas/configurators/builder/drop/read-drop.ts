import { builderLimits } from '@vitrine/contract/configurators/builder-limits';
import { builderMessages as messages } from '@vitrine/contract/configurators/builder-messages';
import { configuratorLimits as limits } from '@vitrine/contract/configurators/limits';
import { isUnloadedCode } from '../../../../calls/unloaded-code.ts';
import type { SentImage } from '../../upload/chosen-files.ts';
import type { NamedFile } from '../measure/measure-images.ts';

/** Files that operating systems leave in folders and archives. */
const LEFT_BEHIND = /(^|\/)(__MACOSX\/|\.|thumbs\.db$|desktop\.ini$)/i;
const SHEET = /\.(csv|xlsx|tsv|txt)$/i;
const ZIP = /\.zip$/i;
const GIGABYTE = 1024 ** 3;

/** What somebody dropped. */
export interface DroppedFiles {
  images: NamedFile[];
  /** Price lists. */
  sheets: File[];
  /** Why files cannot be used. */
  issues: string[];
}

const withoutEnding = (name: string): string => name.replace(ZIP, '');

/**
 * The files of an archive, under its name. An archive in it is a file like any other: no image. `isCut`: it unpacks to
 * more than a draft can have.
 */
async function unzip(file: File): Promise<{ found: NamedFile[]; isCut: boolean }> {
  const { BlobReader, BlobWriter, configure, ZipReader } = await import('@zip.js/zip.js');
  // Its own workers would be scripts that the page's security policy forbids.
  configure({ useWebWorkers: false });
  const reader = new ZipReader(new BlobReader(file));
  try {
    const found: NamedFile[] = [];
    let bytes = 0;
    for await (const entry of reader.getEntriesGenerator()) {
      if (entry.directory || LEFT_BEHIND.test(entry.filename)) continue;
      bytes += entry.uncompressedSize;
      if (found.length > limits.images || bytes > builderLimits.zipUnpackedBytes) return { found, isCut: true };
      const isLarge = entry.uncompressedSize > limits.panoramaBytes;
      const content = isLarge
        ? new Blob([new Uint8Array(limits.imageBytes + 1)])
        : await entry.getData(new BlobWriter());
      found.push({ name: `${withoutEnding(file.name)}/${entry.filename}`, file: content });
    }
    return { found, isCut: false };
  } finally {
    await reader.close();
  }
}

/** Sorts dropped files into images and price lists, and opens archives. @throws Error where the code for that did not load */
export async function readDroppedFiles(dropped: readonly SentImage[]): Promise<DroppedFiles> {
  const result: DroppedFiles = { images: [], sheets: [], issues: [] };
  for (const { file, path } of dropped) {
    if (LEFT_BEHIND.test(path)) continue;
    if (SHEET.test(path)) result.sheets.push(file);
    else if (!ZIP.test(path)) result.images.push({ name: path, file });
    else {
      const inside = await unzip(file).catch((error) => {
        if (isUnloadedCode(error)) throw error;
        return null;
      });
      if (inside === null) result.issues.push(messages.zipUnreadable(file.name));
      else if (inside.isCut)
        result.issues.push(messages.zipTooLarge(file.name, builderLimits.zipUnpackedBytes / GIGABYTE, limits.images));
      for (const one of inside?.found ?? []) {
        if (SHEET.test(one.name)) result.sheets.push(new File([one.file], one.name.split('/').at(-1) ?? one.name));
        else result.images.push(one);
      }
    }
  }
  if (result.images.length > limits.images) {
    result.images = result.images.slice(0, limits.images);
    result.issues.push(messages.tooMany(limits.images));
  }
  return result;
}
