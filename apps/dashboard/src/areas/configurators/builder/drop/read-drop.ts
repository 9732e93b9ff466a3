import { builderLimits } from '@vitrine/contract/configurators/builder-limits';
import { builderMessages as messages } from '@vitrine/contract/configurators/builder-messages';
import { configuratorLimits as limits } from '@vitrine/contract/configurators/limits';
import { isUnloadedCode } from '../../../../calls/unloaded-code.ts';
import type { SentImage } from '../../upload/chosen-files.ts';
import type { NamedFile } from '../measure/measure-images.ts';

/** Files that operating systems leave in folders and archives. */
const LEFT_BEHIND = /(^|\/)(__MACOSX\/|\.|thumbs\.db$|desktop\.ini$)/i;
/** Those that cannot be read too: the reader says what to do with them. */
const SHEET = /\.(csv|tsv|txt|xlsx|xlsm|xlsb|xls|ods|numbers)$/i;
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

/** The files of an archive as `unzip` reads them; adds to the issues why some or all are missing. */
async function unzipOrExplain(file: File, issues: string[]): Promise<NamedFile[]> {
  try {
    const { found, isCut } = await unzip(file);
    if (isCut) issues.push(messages.zipTooLarge(file.name, builderLimits.zipUnpackedBytes / GIGABYTE, limits.images));
    return found;
  } catch (error) {
    if (isUnloadedCode(error)) throw error;
    issues.push(messages.zipUnreadable(file.name));
    return [];
  }
}

const sheetOf = ({ name, file }: NamedFile): File =>
  file instanceof File ? file : new File([file], name.split('/').at(-1) ?? name);

/** Sorts dropped files into images and price lists, and opens archives. @throws Error where the code for that did not load */
export async function readDroppedFiles(dropped: readonly SentImage[]): Promise<DroppedFiles> {
  const issues: string[] = [];
  const files: NamedFile[] = [];
  for (const { file, path } of dropped) {
    if (LEFT_BEHIND.test(path)) continue;
    if (ZIP.test(path)) files.push(...(await unzipOrExplain(file, issues)));
    else files.push({ name: path, file });
  }
  const images = files.filter(({ name }) => !SHEET.test(name));
  const sheets = files.filter(({ name }) => SHEET.test(name)).map(sheetOf);
  if (images.length > limits.images) issues.push(messages.tooMany(limits.images));
  return { images: images.slice(0, limits.images), sheets, issues };
}
