import { listConfigurators } from '@vitrine/store/configurators/queries';
import { findOrganisation } from '@vitrine/store/organisations/queries';
import { listGrants, listResellers } from '@vitrine/store/resellers/queries';
import { SYSTEM } from '@vitrine/store/scope';
import type { Services } from '../services.ts';
import { publish } from './latest.ts';
import { asGranted, publishCopy } from './publish-copy.ts';

/**
 * Writes the live files of an organisation's deployed configurators and of its resellers' copies anew, or of one
 * reseller's copies: they tell names and domains.
 */
export async function publishOrganisation(
  services: Services,
  { organisationId }: { organisationId: number },
): Promise<void> {
  const { db } = services;
  const house = await findOrganisation(db, SYSTEM, organisationId);
  const organisation = house?.parentId ? await findOrganisation(db, SYSTEM, house.parentId) : house;
  if (!house || !organisation) return;
  const configurators = await listConfigurators(db, SYSTEM, { organisationId: organisation.id });
  if (house === organisation) {
    for (const configurator of configurators) {
      if (configurator.deployedVersion !== null) {
        await publish(services, configurator, organisation, configurator.deployedVersion);
      }
    }
  }
  const resellers = house === organisation ? await listResellers(db, SYSTEM, organisation.id) : [house];
  for (const reseller of resellers) {
    for (const grant of await listGrants(db, [reseller.id])) {
      const record = configurators.find(({ id }) => id === grant.configuratorId);
      if (record && grant.status === 'ready') {
        await publishCopy(services, asGranted(record, grant), { organisation, reseller }, grant.version);
      }
    }
  }
}
