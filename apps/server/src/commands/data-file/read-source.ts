import fs from 'node:fs/promises';
import path from 'node:path';
import { checkMessages as messages } from '@vitrine/contract/configurators/check-messages';
import { configuratorLimits as limits } from '@vitrine/contract/configurators/limits';
import { listZip, looksLikeZip } from '../../intake/zip-file.ts';
import type { SpooledFile } from '../../plugins/uploads/spool.ts';

/** The files beside the data file, as exports name them, and their fields in the form of an upload. */
export const SIDE_FILES: Readonly<Record<string, string>> = {
  'style.css': 'style_sheet',
  'script.js': 'script_file',
  'layout.json': 'layout_file',
  'presets.json': 'presets_file',
};
/** Not for the upload. */
const README = 'README.txt';

export interface Source {
  dataFile: { name: string; bytes: Buffer };
  /** Field of the form -> contents. */
  side: Map<string, Buffer>;
  /** One ZIP, or the files of a folder; null for a data file alone. */
  images: SpooledFile[] | null;
  /** The names of files that are no images and belong here. */
  known: string[];
}

interface NamedFile {
  /** Below the folder or ZIP, with `/`. */
  name: string;
  read: () => Promise<Buffer>;
}

/** Reads what would be uploaded: a folder or ZIP with data file and images, or a data file alone. */
export async function readSource(location: string): Promise<Source> {
  const stat = await fs.stat(location).catch(() => null);
  if (!stat) throw new Error(messages.notFound(location));
  if (stat.isDirectory()) return readFolder(location);
  const handle = await fs.open(location);
  try {
    const start = Buffer.alloc(4);
    await handle.read(start, 0, start.length, 0);
    if (looksLikeZip(start) || /\.zip$/i.test(location)) return await readZip(location, stat.size, handle);
    const dataFile = { name: path.basename(location), bytes: await fs.readFile(location) };
    return { dataFile, side: new Map(), images: null, known: [] };
  } finally {
    await handle.close();
  }
}

async function readFolder(folder: string): Promise<Source> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return { name: path.relative(folder, file).split(path.sep).join('/'), file, read: () => fs.readFile(file) };
    });
  const source = await splitFiles(folder, files);
  const images: SpooledFile[] = [];
  for (const { name, file } of files) {
    if (!source.known.includes(name)) images.push({ name, path: file, bytes: (await fs.stat(file)).size });
  }
  return { ...source, images };
}

async function readZip(location: string, bytes: number, handle: fs.FileHandle): Promise<Source> {
  const files = await listZip(handle);
  const source = await splitFiles(
    location,
    files.map(({ name, read }) => ({ name, read: () => read(limits.dataFileBytes) })),
  );
  return { ...source, images: [{ name: path.basename(location), path: location, bytes }] };
}

async function splitFiles(location: string, files: readonly NamedFile[]): Promise<Omit<Source, 'images'>> {
  const dataFile = findDataFile(location, files);
  const folder = dataFile.name.slice(0, dataFile.name.lastIndexOf('/') + 1);
  const side = new Map<string, Buffer>();
  const known = [dataFile.name, `${folder}${README}`];
  for (const { name, read } of files) {
    const field = name.startsWith(folder) ? SIDE_FILES[name.slice(folder.length)] : undefined;
    if (field === undefined) continue;
    known.push(name);
    side.set(field, await read());
  }
  return { dataFile: { name: dataFile.name, bytes: await dataFile.read() }, side, known };
}

/** data.json, or the only JSON file that can be it; in the uppermost folder that has one. */
function findDataFile(location: string, files: readonly NamedFile[]): NamedFile {
  const found = files.filter(({ name }) => /\.json$/i.test(name) && !/(^|\/)(__MACOSX\/|\.)/.test(name));
  const depthOf = ({ name }: NamedFile): number => name.split('/').length;
  const uppermost = found.filter((file) => depthOf(file) === Math.min(...found.map(depthOf)));
  const named = uppermost.filter(({ name }) => path.posix.basename(name) === 'data.json');
  const others = uppermost.filter(({ name }) => SIDE_FILES[path.posix.basename(name)] === undefined);
  const candidates = named.length > 0 ? named : others;
  const [only] = candidates;
  if (!only) throw new Error(messages.noDataFile(location));
  if (candidates.length > 1) throw new Error(messages.severalDataFiles(location));
  return only;
}
