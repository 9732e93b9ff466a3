import type { SentImage } from './chosen-files.ts';

const readEntries = (reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> =>
  new Promise((resolve, reject) => reader.readEntries(resolve, reject));

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

const walk = async (entry: FileSystemEntry): Promise<SentImage[]> => {
  if (entry.isFile) {
    const file = await fileOf(entry as FileSystemFileEntry);
    return [{ file, path: entry.fullPath.replace(/^\//, '') }];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const found: SentImage[] = [];
  // A browser hands a folder out in portions; an empty one is the end.
  for (let part = await readEntries(reader); part.length > 0; part = await readEntries(reader)) {
    for (const child of part) found.push(...(await walk(child)));
  }
  return found;
};

/** Files of a folder chooser, with their places in it. */
export const readChosen = (files: FileList | null): SentImage[] =>
  [...(files ?? [])].map((file) => ({ file, path: file.webkitRelativePath || file.name }));

/** Everything that was dropped, folders walked through. */
export const readDropped = async (data: DataTransfer): Promise<SentImage[]> => {
  const entries = [...(data.items ?? [])].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (entries.length === 0) return readChosen(data.files);
  const found: SentImage[] = [];
  for (const entry of entries) found.push(...(await walk(entry)));
  return found;
};
