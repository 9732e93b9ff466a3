import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import { neededImages, withImageNames } from '@vitrine/domain/builder/draft-of-template';
import type { NamedFile } from '../measure/measure-images.ts';

/** What a draft starts from: a data file, and the files of its images under the paths that it names. */
export interface Template {
  type: ConfiguratorType;
  file: ConfiguratorFile;
  images: NamedFile[];
}

const DATA_FILE = 'data.json';
const IMAGE = /\.(webp|png|jpe?g)$/i;

/** Reads a ZIP of a data file and its images, as exports have them. Rejects what is none. */
export async function readTemplate(type: ConfiguratorType, zip: Blob): Promise<Template> {
  const { BlobReader, BlobWriter, configure, TextWriter, ZipReader } = await import('@zip.js/zip.js');
  // Its own workers would be scripts that the page's security policy forbids.
  configure({ useWebWorkers: false });
  const reader = new ZipReader(new BlobReader(zip));
  try {
    const entries = (await reader.getEntries()).flatMap((entry) => (entry.directory ? [] : [entry]));
    const data = entries.find(({ filename }) => filename === DATA_FILE);
    if (!data) throw new Error('A template has a data file');
    const names = entries.map(({ filename }) => filename).filter((name) => IMAGE.test(name));
    const file = withImageNames(JSON.parse(await data.getData(new TextWriter())) as ConfiguratorFile, names);
    const needed = new Set(neededImages(file, names));
    const images: NamedFile[] = [];
    for (const entry of entries) {
      if (!needed.has(entry.filename)) continue;
      images.push({ name: entry.filename, file: await entry.getData(new BlobWriter()) });
    }
    return { type, file, images };
  } finally {
    await reader.close();
  }
}

/** Fetches a template's ZIP. */
export async function fetchTemplate(type: ConfiguratorType, address: string): Promise<Template> {
  const response = await fetch(address, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`The template was answered with ${response.status}`);
  return readTemplate(type, await response.blob());
}
