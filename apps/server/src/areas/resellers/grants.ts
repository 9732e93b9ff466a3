import { AppError } from '@vitrine/contract/errors';
import { toThousandths } from '@vitrine/domain/versions/thousandths';
import { type ConfiguratorRecord, findConfigurator } from '@vitrine/store/configurators/queries';
import type { Database } from '@vitrine/store/database';
import type { OrganisationRecord } from '@vitrine/store/organisations/queries';
import { beginGrant, findGrant, removeGrant } from '@vitrine/store/resellers/queries';
import { scopeOfOrganisation } from '@vitrine/store/scope';
import { findVersion } from '@vitrine/store/versions/queries';
import type { Services } from '../../services.ts';

type Dependencies = Pick<Services, 'jobs' | 'clock'>;

/** A configurator of the reseller's organisation; rejects a foreign one as missing. */
async function configuratorOf(db: Database, reseller: OrganisationRecord, id: number): Promise<ConfiguratorRecord> {
  const found = await findConfigurator(db, scopeOfOrganisation(reseller.parentId ?? 0), id);
  if (!found) throw new AppError('resource.missing');
  return found;
}

/** Starts to grant a deployed configurator: the requested version, else the live one. */
export async function startGrant(
  { jobs, clock }: Dependencies,
  transaction: Database,
  reseller: OrganisationRecord,
  services: { configuratorId: number; version?: number | undefined },
): Promise<string> {
  const record = await configuratorOf(transaction, reseller, services.configuratorId);
  if (record.deployedVersion === null) throw new AppError('resellers.undeployed');
  const version = services.version === undefined ? record.deployedVersion : toThousandths(services.version);
  const found = await findVersion(transaction, record.id, version);
  // One that a reseller saved of its copy is no version of the configurator.
  if (!found || found.resellerId !== null) throw new AppError('versions.missing');
  await beginGrant(transaction, { resellerId: reseller.id, configuratorId: record.id, version, now: clock() });
  await jobs.enqueue(transaction, 'grant-configurator', { resellerId: reseller.id, configuratorId: record.id });
  return record.name;
}

/**
 * Revokes a grant: deletes the row immediately and the copy's files by a job; enquiries stay. Null when there was none.
 */
export async function endGrant(
  { jobs }: Dependencies,
  transaction: Database,
  reseller: OrganisationRecord,
  configuratorId: number,
): Promise<string | null> {
  const record = await configuratorOf(transaction, reseller, configuratorId);
  if (!(await findGrant(transaction, reseller.id, configuratorId))) return null;
  await removeGrant(transaction, reseller.id, configuratorId);
  // The job finds no grant and removes the copy; if it is granted again before then, the job creates the copy instead.
  await jobs.enqueue(transaction, 'grant-configurator', { resellerId: reseller.id, configuratorId });
  return record.name;
}
