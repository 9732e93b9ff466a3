import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import { type ConfiguratorType, typeName } from '@vitrine/contract/configurators/limits';
import { type ConfiguratorRecord, listConfigurators } from '@vitrine/store/configurators/queries';
import { listGrants } from '@vitrine/store/resellers/queries';
import { scopeOfOrganisation } from '@vitrine/store/scope';
import { findVersion, findVersions } from '@vitrine/store/versions/queries';
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
  const row = await findVersion(db, record.id, version);
  return row ? readFile(versionFiles, record, row) : null;
}

async function readFile(
  versionFiles: Dependencies['versionFiles'],
  record: ConfiguratorRecord,
  { version, fileKey }: { version: number; fileKey: string | null },
): Promise<LiveFile | null> {
  const type = typeName(record.typeId);
  const file = await versionFiles.read({ dataUrl: record.dataUrl, type, version, fileKey });
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
  const copies = tenant.parentId === null ? null : await readyCopies(services, tenant.id);
  const live = records.flatMap((record) => {
    const version = copies ? copies.get(record.id) : record.deployedVersion;
    return version ? [{ configuratorId: record.id, version, record }] : [];
  });
  const rows = await findVersions(services.db, live);
  const files: LiveFile[] = [];
  for (const { configuratorId, record } of live) {
    const row = rows.get(configuratorId);
    const found = row && (await readFile(services.versionFiles, record, row));
    if (found) files.push(found);
  }
  return files;
}

/** The versions of a reseller's copies that visitors see, by configurator. */
async function readyCopies({ db }: Pick<Services, 'db'>, resellerId: number): Promise<Map<number, number>> {
  const ready = (await listGrants(db, [resellerId])).filter(({ status }) => status === 'ready');
  return new Map(ready.map(({ configuratorId, version }) => [configuratorId, version]));
}
