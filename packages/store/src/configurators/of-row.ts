import type { Database } from '../database.ts';
import { organisationOf } from '../organisations/of-row.ts';
import type { OrganisationRecord } from '../organisations/queries.ts';
import { SYSTEM } from '../scope.ts';
import { type ConfiguratorRecord, findConfigurator } from './queries.ts';

/**
 * The configurator that a row or a job names; undefined once it is deleted. It needs no scope: the row is already
 * found, within a caller's scope or by the product itself.
 */
export const configuratorOf = async (
  db: Database,
  { configuratorId }: { configuratorId: number | null },
): Promise<ConfiguratorRecord | undefined> =>
  configuratorId === null ? undefined : findConfigurator(db, SYSTEM, configuratorId);

export interface ConfiguratorWithOrganisation {
  record: ConfiguratorRecord;
  organisation: OrganisationRecord;
}

/**
 * A configurator with its organisation; undefined once one of them is deleted. It takes no scope, so only jobs and
 * visitors' routes call it: neither has a caller.
 */
export async function findWithOrganisation(
  db: Database,
  id: number,
): Promise<ConfiguratorWithOrganisation | undefined> {
  const record = await configuratorOf(db, { configuratorId: id });
  const organisation = record && (await organisationOf(db, record));
  return record && organisation && { record, organisation };
}
