import { resellerLimits } from '@vitrine/contract/resellers/limits';
import { findWithOrganisation } from '@vitrine/store/configurators/of-row';
import { resellerOf } from '@vitrine/store/organisations/of-row';
import { findGrant, updateGrant } from '@vitrine/store/resellers/queries';
import { copyFolder } from '../../hosting/paths.ts';
import { asGranted, publishCopy } from '../../publish/publish-copy.ts';
import type { Services } from '../../services.ts';
import { publishUpdated } from './publish-updated.ts';

/**
 * Creates one copy and records it in the grant's row. Ends quietly when the grant was revoked or deleted meanwhile. The
 * third failed attempt is stored with its reason, for the reseller's page; earlier ones throw, and the queue retries.
 */
export async function grantConfigurator(
  services: Services,
  { resellerId, configuratorId }: { resellerId: number; configuratorId: number },
): Promise<void> {
  const { db, clock } = services;
  const grant = await findGrant(db, resellerId, configuratorId);
  const tenants = await findTenants(services, resellerId, configuratorId);
  if (!tenants) return;
  if (!grant) return services.content.removeFolder(copyFolder(tenants.reseller, tenants.record));
  if (grant.status !== 'pending') return;
  const attempts = grant.attempts + 1;
  try {
    await publishCopy(services, asGranted(tenants.record, grant), tenants, grant.version);
  } catch (error) {
    const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    const isLast = attempts >= resellerLimits.grantTries;
    const failed = { attempts, lastError, ...(isLast ? { status: 'failed' as const } : {}) };
    await updateGrant(db, resellerId, configuratorId, failed, clock());
    await publishUpdated(db, tenants.reseller);
    if (isLast) return;
    throw error;
  }
  await updateGrant(db, resellerId, configuratorId, { attempts, lastError: null, status: 'ready' }, clock());
  // Revoked or deleted during the copy: removes the files that arrived after the removal.
  if (!(await findGrant(db, resellerId, configuratorId))) {
    await services.content.removeFolder(copyFolder(tenants.reseller, tenants.record));
  }
  await publishUpdated(db, tenants.reseller);
}

/** Undefined once one of them is gone; its files went with it. */
async function findTenants({ db }: Services, resellerId: number, configuratorId: number) {
  const found = await findWithOrganisation(db, configuratorId);
  const reseller = await resellerOf(db, { resellerId });
  return found && reseller && { ...found, reseller };
}
