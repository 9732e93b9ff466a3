import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import { type ConfiguratorType, typeName } from '@vitrine/contract/configurators/limits';
import { type ConfiguratorRecord, listConfigurators } from '@vitrine/store/configurators/queries';
import { listGrants } from '@vitrine/store/resellers/queries';
import { scopeOfOrganisation } from '@vitrine/store/scope';
import { findVersion } from '@vitrine/store/versions/queries';
import type { Services } from '../services.ts';

/** A configurator that visitors see, with its data file. */
export interface LiveFile {
  record: ConfiguratorRecord;
  type: ConfiguratorType;
  /** In thousandths. */
  version: number;
  file: ConfiguratorFile;
}

type Dependencies = Pick<Services, 'db' | 'versionFiles'>;

/** The data file of a version that is live; null once it is gone. */
export async function readLiveFile(
  { db, versionFiles }: Dependencies,
  record: ConfiguratorRecord,
  version: number,
): Promise<LiveFile | null> {
  const type = typeName(record.typeId);
  const row = await findVersion(db, record.id, version);
  const file = row && (await versionFiles.read({ dataUrl: record.dataUrl, type, version, fileKey: row.fileKey }));
  return file ? { record, type, version, file } : null;
}

/**
 * The live configurators of an organisation, or of a reseller: its copies. The caller has found the tenant in its
 * scope; a reseller's copies are configurators of its organisation.
 */
export async function liveFilesOf(
  services: Dependencies,
  tenant: { id: number; parentId: number | null },
): Promise<LiveFile[]> {
  const records = await listConfigurators(services.db, scopeOfOrganisation(tenant.parentId ?? tenant.id));
  const grants = tenant.parentId === null ? null : await listGrants(services.db, [tenant.id]);
  const files: LiveFile[] = [];
  for (const record of records) {
    const grant = grants?.find(({ configuratorId, status }) => configuratorId === record.id && status === 'ready');
    const version = grants ? grant?.version : record.deployedVersion;
    const found = version ? await readLiveFile(services, record, version) : null;
    if (found) files.push(found);
  }
  return files;
}
