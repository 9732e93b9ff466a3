import { createHash } from 'node:crypto';
import type { AssetIndex } from '@vitrine/contract/latest-file';
import type { ConfiguratorRecord } from '@vitrine/store/configurators/queries';
import type { Database } from '@vitrine/store/database';
import { settleAssetIndexes } from '@vitrine/store/versions/queries';
import type { ContentFiles } from '../ports/content-files.ts';
import type { LoadedConfigurator } from '../publish/load-configurator.ts';
import { UPLOADS_INDEX } from './paths.ts';

/** The list of a configurator's images. */
type ImageOwner = Pick<ConfiguratorRecord, 'dataUrl' | 'uploadsIndex'>;

/**
 * The images of a version, by the name of its index below the configurator's folder; null: all images ever uploaded.
 */
export async function readAssetIndex(
  content: ContentFiles,
  { dataUrl, uploadsIndex }: ImageOwner,
  assetIndex: string | null,
): Promise<AssetIndex> {
  const bytes = await content.read(`${dataUrl}/${assetIndex ?? uploadsIndex ?? UPLOADS_INDEX}`);
  return bytes ? (JSON.parse(bytes.toString('utf8')) as AssetIndex) : {};
}

/**
 * Writes a list of images under the hash of its content, so that lists of versions that are not live stay unguessable.
 * Returns its name below the configurator's folder.
 */
export async function writeAssetIndex(content: ContentFiles, dataUrl: string, index: AssetIndex): Promise<string> {
  const text = JSON.stringify(index);
  const name = `assets/index-${createHash('sha256').update(text).digest('base64url').slice(0, 22)}.json`;
  await content.write(`${dataUrl}/${name}`, text);
  return name;
}

/**
 * Runs before an upload adds its images: existing versions keep the current list, in a file named by its content, so
 * that a new image under an old name changes none of them. Does nothing while some of their images are pending.
 */
export async function settleIndex(
  content: ContentFiles,
  transaction: Database,
  { record, versions, intake }: LoadedConfigurator,
): Promise<void> {
  if (intake && (intake.waiting > 0 || intake.failed.length > 0)) return;
  if (!versions.some(({ assetIndex }) => assetIndex === null)) return;
  const name = await writeAssetIndex(content, record.dataUrl, await readAssetIndex(content, record, null));
  await settleAssetIndexes(transaction, record.id, name);
}
