import fs from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { SampleName } from '@vitrine/contract/configurators/samples';
import { ZipFile } from 'yazl';
import type { Config } from '../../config.ts';
import { imagePathsOf } from '../../intake/image-paths.ts';

/** Folder of each sample below demo/content. */
const FOLDERS: Record<SampleName, string> = {
  room: 'panoramic',
  still: 'stockset-bedroom',
  floor: 'floors',
  wardrobe: 'robes',
};
/** Enough to see what an entry is; the rest is quickly deleted, but also quickly added. */
const ENTRIES_EACH = 3;

interface DataFile extends Record<string, unknown> {
  layers?: { items: { default?: boolean }[] }[];
  blends?: unknown[];
}

/** The first entries of each list; of everything else all, because entries name one another. */
function shorten({ project_info: _, options: __, ...file }: DataFile): DataFile {
  return {
    ...file,
    ...(file.layers && {
      layers: file.layers.map((layer) => ({ ...layer, items: layer.items.slice(0, ENTRIES_EACH) })),
    }),
    ...(file.blends && { blends: file.blends.slice(0, ENTRIES_EACH) }),
  };
}

/** A sample of ours as a ZIP: its data file, and the images that it names. */
export async function sampleZip({ root }: Pick<Config, 'root'>, name: SampleName): Promise<Readable> {
  const folder = path.join(root, 'demo/content', FOLDERS[name]);
  const file = shorten(JSON.parse(await fs.readFile(path.join(folder, 'catalogue.json'), 'utf8')));
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(JSON.stringify(file)), 'data.json');
  // Images are compressed already.
  for (const image of imagePathsOf(file).keys()) zip.addFile(path.join(folder, image), image, { compress: false });
  zip.end();
  return zip.outputStream as Readable;
}
