import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import { Refusal, refuse } from '@vitrine/contract/errors';
import type { Asset, AssetIndex } from '@vitrine/contract/latest-file';
import { minifyFile } from '@vitrine/domain/catalogue/minify-file';
import type { ContentFiles } from '../ports/content-files.ts';
import { type ImageUse, imagePathsOf } from './image-paths.ts';
import { type MadeAsset, makeAsset } from './make-asset.ts';
import { makeOpenings } from './opening-views.ts';
import { contentPaths } from './paths.ts';
import { readDataFile } from './read-data-file.ts';

/** A picture keeps about one core busy. Whoever serves meanwhile prepares them one by one (prepare-pictures.ts). */
const PICTURES_AT_ONCE = 2;

export interface Upload {
  dataUrl: string;
  type: ConfiguratorType;
  /** The data file as uploaded. */
  text: string;
  /** The bytes of a picture by the path that the data file names it with; null when it was not uploaded. */
  readImage(path: string): Promise<Buffer | null>;
  version: number;
}

export interface TakenIn {
  file: ConfiguratorFile;
  assets: AssetIndex;
  /** Pictures that the data file names but nobody uploaded, and those that could not be read, by path. */
  missing: string[];
}

/**
 * Takes an upload in: checks the data file, makes the viewer's pictures, and writes both under the configurator's
 * folder as `version` (thousandths), as the demo does it.
 */
export async function takeIn(content: ContentFiles, upload: Upload): Promise<TakenIn> {
  const file = readDataFile(upload.text, upload.type);
  const paths = contentPaths(upload.dataUrl);
  const wanted = [...imagePathsOf(file)];
  const made: Asset[] = [];
  const waiting = wanted.entries();
  const makeThose = async (): Promise<void> => {
    for (const [index, [path, use]] of waiting) {
      const bytes = await upload.readImage(path);
      if (!bytes) continue;
      const { asset, files } = await makeNamed(path, bytes, use);
      for (const [name, contents] of files) await content.write(`${upload.dataUrl}/${name}`, contents);
      made[index] = asset;
    }
  };
  await Promise.all(Array.from({ length: PICTURES_AT_ONCE }, makeThose));
  const assets: AssetIndex = {};
  const missing: string[] = [];
  for (const [index, [path]] of wanted.entries()) {
    const asset = made[index];
    if (asset) assets[path] = asset;
    else missing.push(path);
  }
  await content.write(paths.assetIndex, JSON.stringify(assets));
  await makeOpenings({ content, dataUrl: upload.dataUrl }, file, assets);
  await writeVersion(content, upload.dataUrl, upload.version, file);
  return { file, assets, missing };
}

/** Says of a refused picture which one it is. */
const makeNamed = (path: string, bytes: Buffer, use: ImageUse): Promise<MadeAsset> =>
  makeAsset(bytes, use).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    throw refuse(error.code, { errors: { [path]: [error.message] } });
  });

/**
 * Writes one version's data file in full and in minified form, and answers the bytes of the full one. A version is never
 * written over with other contents.
 */
export async function writeVersion(
  content: ContentFiles,
  dataUrl: string,
  version: number,
  file: ConfiguratorFile,
): Promise<Buffer> {
  const paths = contentPaths(dataUrl);
  const bytes = Buffer.from(JSON.stringify({ ...file, minified: false }));
  const full = content.write(paths.data(version), bytes);
  await Promise.all([full, content.write(paths.minifiedData(version), JSON.stringify(minifyFile(file)))]);
  return bytes;
}
