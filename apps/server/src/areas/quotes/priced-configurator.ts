import { AppError } from '@vitrine/contract/errors';
import { findConfigurator } from '@vitrine/store/configurators/queries';
import type { Database } from '@vitrine/store/database';
import { organisationOf } from '@vitrine/store/organisations/of-row';
import type { OrganisationRecord } from '@vitrine/store/organisations/queries';
import type { PricedConfigurator } from '../../pricing/calculate.ts';
import { findCopy } from '../../publish/find-copy.ts';
import { asSeller, scopeOfSeller } from './in-scope.ts';

/**
 * The configurator that a seller makes a quote from: a reseller's own copy, an organisation's own or that of the
 * reseller it names. Rejects as missing what the seller does not see.
 */
export async function configuratorToPrice(
  db: Database,
  tenant: OrganisationRecord,
  chosen: { configurator_id: number; reseller_id: number | null },
): Promise<PricedConfigurator> {
  const scope = scopeOfSeller(asSeller(tenant));
  const record = await findConfigurator(db, scope, chosen.configurator_id);
  const organisation = record && (await organisationOf(db, record));
  if (!record || !organisation) throw new AppError('resource.missing');
  const copy = await findCopy(db, scope, record.id, chosen.reseller_id ?? undefined);
  const version = copy ? copy.grant.version : record.deployedVersion;
  return { record, organisation, reseller: copy?.reseller ?? null, version };
}
