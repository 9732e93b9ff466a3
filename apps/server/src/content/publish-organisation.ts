import { listConfigurators } from '@vitrine/store/configurators/queries';
import { findOrganisation } from '@vitrine/store/organisations/queries';
import { SYSTEM } from '@vitrine/store/scope';
import type { Services } from '../services.ts';
import { publish } from './latest.ts';

/** Writes the live files of an organisation's deployed configurators anew; they tell its name and its domains. */
export async function publishOrganisation(
  services: Services,
  { organisationId }: { organisationId: number },
): Promise<void> {
  const organisation = await findOrganisation(services.db, SYSTEM, organisationId);
  if (!organisation) return;
  for (const configurator of await listConfigurators(services.db, SYSTEM, { organisationId })) {
    if (configurator.deployedVersion !== null) {
      await publish(services, configurator, organisation, configurator.deployedVersion);
    }
  }
}
