import { findWithOrganisation } from '@vitrine/store/configurators/of-row';
import { listConfigurators, lockConfigurator } from '@vitrine/store/configurators/queries';
import { organisationOf } from '@vitrine/store/organisations/of-row';
import { findGrant, listResellers } from '@vitrine/store/resellers/queries';
import { scopeOfOrganisation } from '@vitrine/store/scope';
import type { Services } from '../services.ts';
import { publish } from './latest.ts';
import { asGranted, publishCopy } from './publish-copy.ts';

/**
 * Rewrites the live files of an organisation's deployed configurators and of its resellers' copies, or of one
 * reseller's copies, because they contain names and domains. Each is read and written under its own lock, so that a
 * save during the run is not lost. Rejects once all others are written when one cannot be.
 */
export async function publishOrganisation(
  services: Services,
  { organisationId }: { organisationId: number },
): Promise<void> {
  const { db } = services;
  const tenant = await organisationOf(db, { organisationId });
  const owner = tenant?.parentId ?? organisationId;
  if (!tenant) return;
  const errors: unknown[] = [];
  for (const { id } of await listConfigurators(db, scopeOfOrganisation(owner))) {
    const publishing = db.transaction().execute(async (transaction) => {
      await lockConfigurator(transaction, id);
      const input = { ...services, db: transaction as Services['db'] };
      if (owner === organisationId) await publishOwn(input, id);
      await publishCopies(input, id, owner === organisationId ? null : tenant.id);
    });
    await publishing.catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) throw errors[0];
}

async function publishOwn(services: Services, id: number): Promise<void> {
  const found = await findWithOrganisation(services.db, id);
  const version = found?.record.deployedVersion ?? null;
  if (!found || version === null) return;
  await publish(services, found.record, found.organisation, version);
}

/** Of all resellers of the configurator's organisation, or of one. */
async function publishCopies(services: Services, id: number, resellerId: number | null): Promise<void> {
  const { db } = services;
  const found = await findWithOrganisation(db, id);
  if (!found) return;
  const { record, organisation } = found;
  for (const reseller of await listResellers(db, scopeOfOrganisation(organisation.id))) {
    if (resellerId !== null && reseller.id !== resellerId) continue;
    const grant = await findGrant(db, reseller.id, id);
    if (grant?.status !== 'ready') continue;
    await publishCopy(services, asGranted(record, grant), { organisation, reseller }, grant.version);
  }
}
