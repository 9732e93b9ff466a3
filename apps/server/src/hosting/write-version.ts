import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import { minifyFile } from '@vitrine/domain/catalogue/minify-file';
import type { ContentFiles } from '../ports/content-files.ts';
import { contentPaths, type VersionFolder } from './paths.ts';

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
