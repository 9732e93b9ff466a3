import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import { typeName } from '@vitrine/contract/configurators/limits';
import { refuse } from '@vitrine/contract/errors';
import type { ConfiguratorRecord } from '@vitrine/store/configurators/queries';
import { contentPaths } from '../../content/paths.ts';
import { readStoredFile } from '../../content/read-data-file.ts';
import type { Services } from '../../services.ts';

/** The stored data file of a version (thousandths). */
export async function readVersion(
  { content }: Pick<Services, 'content'>,
  record: ConfiguratorRecord,
  version: number,
): Promise<ConfiguratorFile> {
  const bytes = await content.read(contentPaths(record.dataUrl).data(version));
  if (!bytes) throw refuse('versions.missing');
  return readStoredFile(bytes, typeName(record.typeId));
}
