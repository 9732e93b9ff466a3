import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import { Refusal, refuse } from '@vitrine/contract/errors';
import type { AssetIndex } from '@vitrine/contract/latest-file';
import { minifyFile } from '@vitrine/domain/catalogue/minify-file';
import type { ContentFiles } from '../ports/content-files.ts';
import { imagePathsOf } from './image-paths.ts';
import { makeAsset } from './make-asset.ts';
import { contentPaths } from './paths.ts';
import { readDataFile } from './read-data-file.ts';

export interface Upload {
  dataUrl: string;
  type: ConfiguratorType;
  /** The data file as uploaded. */
  text: string;
  /** The bytes of a picture by the path that the data file names it with; null when it was not uploaded. */
  readImage(path: string): Promise<Buffer | null>;
  version: number;
  onProgress?(done: number, total: number): void;
}

export interface TakenIn {
  file: ConfiguratorFile;
  assets: AssetIndex;
  /** Pictures that the data file names but nobody uploaded, and those that could not be read, by path. */
  missing: string[];
}

/**
 * Takes an upload in: checks the data file, makes the viewer's pictures, and writes both under the configurator's
 * folder as `version` (thousandths). The same way for the demo's content and for what people upload.
 */
export async function takeIn(content: ContentFiles, upload: Upload): Promise<TakenIn> {
  const file = readDataFile(upload.text, upload.type);
  const paths = contentPaths(upload.dataUrl);
  const wanted = [...imagePathsOf(file)];
  const assets: AssetIndex = {};
  const missing: string[] = [];
  for (const [index, [path, use]] of wanted.entries()) {
    const bytes = await upload.readImage(path);
    if (!bytes) missing.push(path);
    else {
      const made = await makeAsset(bytes, use).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        throw refuse(error.code, { errors: { [path]: [error.message] } });
      });
      for (const [name, contents] of made.files) await content.write(`${upload.dataUrl}/${name}`, contents);
      assets[path] = made.asset;
    }
    upload.onProgress?.(index + 1, wanted.length);
  }
  await content.write(paths.assetIndex, JSON.stringify(assets));
  await writeVersion(content, upload.dataUrl, upload.version, file);
  return { file, assets, missing };
}

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
