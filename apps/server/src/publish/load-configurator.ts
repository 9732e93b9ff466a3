import { AppError } from '@vitrine/contract/errors';
import { maySeeVersion } from '@vitrine/domain/policies/versions';
import { findIntake, type ImageIntakeRecord } from '@vitrine/store/configurators/image-intakes';
import { type ConfiguratorRecord, findConfigurator } from '@vitrine/store/configurators/queries';
import type { Database } from '@vitrine/store/database';
import type { Scope } from '@vitrine/store/scope';
import { listVersions, type VersionRecord } from '@vitrine/store/versions/queries';

export interface LoadedConfigurator {
  record: ConfiguratorRecord;
  /** Newest first. */
  versions: VersionRecord[];
  /** Loaded for a single configurator only; undefined when no images were ever sent for it. */
  intake?: ImageIntakeRecord | undefined;
}

/** One configurator with its versions, or the error that foreign and missing ones share. */
export async function loadConfigurator(db: Database, scope: Scope, id: number): Promise<LoadedConfigurator> {
  const record = await findConfigurator(db, scope, id);
  if (!record) throw new AppError('resource.missing');
  return { record, versions: shownTo(scope, record, await listVersions(db, [id])), intake: await findIntake(db, id) };
}

const shownTo = (scope: Scope, record: ConfiguratorRecord, versions: VersionRecord[]): VersionRecord[] =>
  versions.filter(({ version, wasDeployed }) =>
    maySeeVersion(scope, { wasDeployed, isOfCopy: version === record.copyVersion }),
  );

export async function withVersions(
  db: Database,
  scope: Scope,
  records: ConfiguratorRecord[],
): Promise<LoadedConfigurator[]> {
  const byConfigurator = new Map<number, VersionRecord[]>(records.map((record) => [record.id, []]));
  for (const row of await listVersions(db, [...byConfigurator.keys()]))
    byConfigurator.get(row.configuratorId)?.push(row);
  return records.map((record) => ({ record, versions: shownTo(scope, record, byConfigurator.get(record.id) ?? []) }));
}
