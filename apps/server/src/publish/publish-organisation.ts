import { findWithOrganisation } from '@vitrine/store/configurators/of-row';
import { listConfigurators, lockConfigurator } from '@vitrine/store/configurators/queries';
import { organisationOf, resellerOf } from '@vitrine/store/organisations/of-row';
import { findGrant, listCopyHolders, listGrants, listResellers } from '@vitrine/store/resellers/queries';
import { scopeOfOrganisation } from '@vitrine/store/scope';
import type { Jobs } from '../jobs/job-queue.ts';
import type { Services } from '../services.ts';
import { publish } from './latest.ts';
import { asGranted, publishCopy } from './publish-copy.ts';

/** A configurator's live files, or those of a reseller's copy of it. */
interface LiveFolder {
  configuratorId: number;
  /** Null for the configurator's own. */
  resellerId: number | null;
}

/**
 * Rewrites the live files of an organisation's deployed configurators and of its resellers' copies, or of one
 * reseller's copies, because they contain names and domains; or of one configurator with its copies. Each is read and
 * written under a lock of its own, so that a save during the run is not lost, and nobody waits until all copies are
 * written. Rejects once all others are written when one cannot be.
 */
export async function publishOrganisation(
  services: Services,
  { organisationId, configuratorId }: Jobs['publish-organisation'],
): Promise<void> {
  const { db } = services;
  const tenant = await organisationOf(db, { organisationId });
  if (!tenant) return;
  const errors: unknown[] = [];
  const folders =
    configuratorId === undefined
      ? await listLiveFolders(services, tenant)
      : await listFoldersOf(services, configuratorId);
  for (const folder of folders) {
    const publishing = db.transaction().execute(async (transaction) => {
      await lockConfigurator(transaction, folder.configuratorId);
      await publishFolder({ ...services, db: transaction as Services['db'] }, folder);
    });
    await publishing.catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) throw errors[0];
}

/** A copy that is granted from now on is written with the new names, so it need not be listed. */
async function listLiveFolders(
  { db }: Services,
  { id, parentId }: { id: number; parentId: number | null },
): Promise<LiveFolder[]> {
  if (parentId !== null) return listGrants(db, [id]);
  const scope = scopeOfOrganisation(id);
  const own = (await listConfigurators(db, scope)).map((record) => ({ configuratorId: record.id, resellerId: null }));
  const resellers = (await listResellers(db, scope)).map((reseller) => reseller.id);
  return [...own, ...(await listGrants(db, resellers))];
}

async function listFoldersOf({ db }: Services, configuratorId: number): Promise<LiveFolder[]> {
  const copies = await listCopyHolders(db, configuratorId);
  return [{ configuratorId, resellerId: null }, ...copies.map(({ resellerId }) => ({ configuratorId, resellerId }))];
}

async function publishFolder(services: Services, { configuratorId, resellerId }: LiveFolder): Promise<void> {
  const { db } = services;
  const found = await findWithOrganisation(db, configuratorId);
  if (!found) return;
  const { record, organisation } = found;
  if (resellerId === null) {
    if (record.deployedVersion !== null) await publish(services, record, organisation, record.deployedVersion);
    return;
  }
  const grant = await findGrant(db, resellerId, configuratorId);
  const reseller = await resellerOf(db, { resellerId });
  if (grant?.status !== 'ready' || !reseller) return;
  await publishCopy(services, asGranted(record, grant), { organisation, reseller }, grant.version);
}
