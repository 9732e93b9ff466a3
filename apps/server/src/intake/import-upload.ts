import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import { AppError } from '@vitrine/contract/errors';
import type { Asset, AssetIndex } from '@vitrine/contract/latest-file';
import { minifyFile } from '@vitrine/domain/catalogue/minify-file';
import { writeAssetIndex } from '../hosting/asset-index.ts';
import { contentPaths, type VersionFolder } from '../hosting/paths.ts';
import { type MadeAsset, makeAsset } from '../images/make-asset.ts';
import { makeOpenings } from '../images/opening-views.ts';
import type { ContentFiles } from '../ports/content-files.ts';
import { type ImageUse, imagePathsOf } from './image-paths.ts';
import { readDataFile } from './read-data-file.ts';

/** An image keeps about one core busy. A server that takes requests prepares them one by one (prepare-images.ts). */
const IMAGES_AT_ONCE = 2;

export interface Upload {
  dataUrl: string;
  type: ConfiguratorType;
  /** The data file as uploaded. */
  text: string;
  /** The bytes of an image by the path that the data file names it with; null when it was not uploaded. */
  readImage(path: string): Promise<Buffer | null>;
  folder: VersionFolder;
}

export interface ImportedUpload {
  file: ConfiguratorFile;
  assets: AssetIndex;
  /** The name of their list, below the configurator's folder. */
  uploadsIndex: string;
  /** Images that the data file names but the upload lacks, and unreadable ones, by path. */
  missing: string[];
}

/**
 * Imports an upload: checks the data file, creates the viewer's images, and writes both under the configurator's
 * folder, as the demo does.
 */
export async function importUpload(content: ContentFiles, upload: Upload): Promise<ImportedUpload> {
  const file = readDataFile(upload.text, upload.type);
  const paths = [...imagePathsOf(file)];
  const made: Asset[] = [];
  const waiting = paths.entries();
  const makeNext = async (): Promise<void> => {
    for (const [index, [path, use]] of waiting) {
      const bytes = await upload.readImage(path);
      if (!bytes) continue;
      const { asset, files } = await makeNamed(path, bytes, use);
      for (const [name, contents] of files) await content.write(`${upload.dataUrl}/${name}`, contents);
      made[index] = asset;
    }
  };
  await Promise.all(Array.from({ length: IMAGES_AT_ONCE }, makeNext));
  const assets: AssetIndex = {};
  const missing: string[] = [];
  for (const [index, [path]] of paths.entries()) {
    const asset = made[index];
    if (asset) assets[path] = asset;
    else missing.push(path);
  }
  const uploadsIndex = await writeAssetIndex(content, upload.dataUrl, assets);
  await makeOpenings({ content, dataUrl: upload.dataUrl }, file, assets);
  await writeVersion(content, upload.dataUrl, upload.folder, file);
  return { file, assets, uploadsIndex, missing };
}

/** Names the rejected image. */
const makeNamed = (path: string, bytes: Buffer, use: ImageUse): Promise<MadeAsset> =>
  makeAsset(bytes, use).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    throw new AppError(error.code, { errors: { [path]: [error.message] } });
  });

/**
 * Writes one version's data file in full and in minified form, and returns the bytes of the full one. Never overwrites
 * a version with other contents.
 */
export async function writeVersion(
  content: ContentFiles,
  dataUrl: string,
  folder: VersionFolder,
  file: ConfiguratorFile,
): Promise<Buffer> {
  const paths = contentPaths(dataUrl);
  const bytes = Buffer.from(JSON.stringify({ ...file, minified: false }));
  const full = content.write(paths.data(folder), bytes);
  await Promise.all([full, content.write(paths.minifiedData(folder), JSON.stringify(minifyFile(file)))]);
  return bytes;
}
