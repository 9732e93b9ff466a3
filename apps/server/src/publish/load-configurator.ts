import { AppError } from '@vitrine/contract/errors';
import { maySeeVersion } from '@vitrine/domain/policies/versions';
import { findIntake, type ImageIntakeRecord, listPreparing } from '@vitrine/store/configurators/image-intakes';
import { type ConfiguratorRecord, findConfigurator } from '@vitrine/store/configurators/queries';
import type { Database } from '@vitrine/store/database';
import type { Scope } from '@vitrine/store/scope';
import { listAllVersions, listVersions, type VersionRecord } from '@vitrine/store/versions/queries';
import { findCopy, ownCopyOr } from './find-copy.ts';

export interface LoadedConfigurator {
  record: ConfiguratorRecord;
  /** Newest first. */
  versions: VersionRecord[];
  /**
   * Numbers that are taken, also by versions that the caller does not see. Loaded for a single configurator only.
   */
  taken?: number[];
  /** The images that are being prepared; undefined when none are waiting. */
  preparing?: { done: number; total: number } | undefined;
  /** Loaded for a single configurator only; undefined when no images were ever sent for it. */
  intake?: ImageIntakeRecord | undefined;
}

/**
 * One configurator with its versions, or the error that foreign and missing ones share. With `reseller` that reseller's
 * copy of it; a reseller's user always gets its own.
 */
export async function loadConfigurator(
  db: Database,
  scope: Scope,
  id: number,
  reseller?: number,
): Promise<LoadedConfigurator> {
  const resellerId = ownCopyOr(scope, reseller) ?? null;
  const record = await findConfigurator(db, await scopeOfCopy(db, scope, id, resellerId), id);
  if (!record) throw new AppError('resource.missing');
  const intake = await findIntake(db, id);
  return {
    record,
    versions: shownTo(scope, record, await listVersions(db, [id], resellerId)),
    taken: (await listAllVersions(db, id)).map(({ version }) => version),
    intake,
    preparing: intake && intake.waiting > 0 ? progressOf(intake) : undefined,
  };
}

const progressOf = ({ done, waiting, failed }: ImageIntakeRecord) => ({
  done,
  total: done + failed.length + waiting,
});

/** The scope in which a copy's row says what is live on the copy. Rejects as missing a reseller that `scope` lacks. */
async function scopeOfCopy(db: Database, scope: Scope, id: number, resellerId: number | null): Promise<Scope> {
  if (scope.kind === 'reseller' || resellerId === null) return scope;
  const copy = await findCopy(db, scope, id, resellerId);
  const organisationId = copy?.reseller.parentId ?? 0;
  return { kind: 'reseller', organisationId, resellerId };
}

const shownTo = (scope: Scope, record: ConfiguratorRecord, versions: VersionRecord[]): VersionRecord[] =>
  versions.filter(({ version, wasDeployed, resellerId }) =>
    maySeeVersion(scope, { wasDeployed, resellerId, isLiveOnCopy: version === record.copyVersion }),
  );

export async function withVersions(
  db: Database,
  scope: Scope,
  records: ConfiguratorRecord[],
): Promise<LoadedConfigurator[]> {
  const byConfigurator = new Map<number, VersionRecord[]>(records.map((record) => [record.id, []]));
  const resellerId = ownCopyOr(scope, undefined) ?? null;
  for (const row of await listVersions(db, [...byConfigurator.keys()], resellerId))
    byConfigurator.get(row.configuratorId)?.push(row);
  const preparing = new Map(
    (await listPreparing(db, [...byConfigurator.keys()])).map((row) => [row.configuratorId, row]),
  );
  return records.map((record) => ({
    record,
    versions: shownTo(scope, record, byConfigurator.get(record.id) ?? []),
    preparing: preparing.get(record.id),
  }));
}
