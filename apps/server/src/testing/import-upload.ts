import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import type { AssetIndex } from '@vitrine/contract/latest-file';
import { writeAssetIndex } from '../hosting/asset-index.ts';
import type { VersionFolder } from '../hosting/paths.ts';
import { writeVersion } from '../hosting/write-version.ts';
import { makeOpenings } from '../images/opening-views.ts';
import { makeAsset } from '../images/tasks/make-asset.ts';
import { readDataFile } from '../intake/data-file/read-data-file.ts';
import { imagePathsOf } from '../intake/image-paths.ts';
import type { ContentFiles } from '../ports/content-files.ts';

export interface Upload {
  dataUrl: string;
  type: ConfiguratorType;
  /** The data file as uploaded. */
  text: string;
  /** The bytes of an image by the path that the data file names it with; null when it was not uploaded. */
  readImage(path: string): Promise<Buffer | null>;
  folder: VersionFolder;
}

interface ImportedUpload {
  file: ConfiguratorFile;
  /** The name of the list of its images, below the configurator's folder. */
  uploadsIndex: string;
}

/** Writes a data file and its images under the configurator's folder at once, without an intake and its jobs. */
export async function importUpload(content: ContentFiles, upload: Upload): Promise<ImportedUpload> {
  const { dataUrl } = upload;
  const file = readDataFile(upload.text, upload.type);
  const assets: AssetIndex = {};
  for (const [path, use] of imagePathsOf(file)) {
    const bytes = await upload.readImage(path);
    if (!bytes) continue;
    const { asset, files } = await makeAsset(bytes, use, upload.type === 'panoramic');
    for (const [name, contents] of files) await content.write(`${dataUrl}/${name}`, contents);
    assets[path] = asset;
  }
  const uploadsIndex = await writeAssetIndex(content, dataUrl, assets);
  await makeOpenings({ content, dataUrl }, file, assets);
  await writeVersion(content, dataUrl, upload.folder, file);
  return { file, uploadsIndex };
}
