import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import { typeName } from '@vitrine/contract/configurators/limits';
import { AppError } from '@vitrine/contract/errors';
import type { Services } from '../services.ts';
import type { LoadedConfigurator } from './load-configurator.ts';

/** The stored data file of a version (thousandths), frozen. */
export async function readVersion(
  { versionFiles }: Pick<Services, 'versionFiles'>,
  { record, versions }: LoadedConfigurator,
  version: number,
): Promise<ConfiguratorFile> {
  const row = versions.find((each) => each.version === version);
  const { dataUrl, typeId } = record;
  const file = row && (await versionFiles.read({ dataUrl, type: typeName(typeId), version, fileKey: row.fileKey }));
  if (!file) throw new AppError('versions.missing');
  return file;
}
