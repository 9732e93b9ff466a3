import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import { typeName } from '@vitrine/contract/configurators/limits';
import { refuse } from '@vitrine/contract/errors';
import type { ConfiguratorRecord } from '@vitrine/store/configurators/queries';
import type { Services } from '../../services.ts';

/** The stored data file of a version (thousandths), frozen. */
export async function readVersion(
  { versionFiles }: Pick<Services, 'versionFiles'>,
  record: ConfiguratorRecord,
  version: number,
): Promise<ConfiguratorFile> {
  const file = await versionFiles.read({ dataUrl: record.dataUrl, type: typeName(record.typeId), version });
  if (!file) throw refuse('versions.missing');
  return file;
}
