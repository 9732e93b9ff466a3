import { resellerLimits } from '@vitrine/contract/resellers/limits';
import { findWithOrganisation } from '@vitrine/store/configurators/of-row';
import { lockConfigurator } from '@vitrine/store/configurators/queries';
import { resellerOf } from '@vitrine/store/organisations/of-row';
import { findGrant, type GrantRecord, updateGrant } from '@vitrine/store/resellers/queries';
import { copyFolder } from '../../hosting/paths.ts';
import { asGranted, publishCopy } from '../../publish/publish-copy.ts';
import type { Services } from '../../services.ts';
import { publishUpdated } from './publish-updated.ts';

type GrantKey = Pick<GrantRecord, 'resellerId' | 'configuratorId'>;

/**
 * Creates one copy and records it in the grant's row, or removes its files when it was revoked. The third failed attempt
 * is stored with its reason, for the reseller's page; earlier ones throw, and the queue retries.
 */
export async function grantConfigurator(services: Services, key: GrantKey): Promise<void> {
  try {
    // With the lock, nothing that the copy shows changes while it is written, and it is not revoked.
    await services.db.transaction().execute(async (transaction) => {
      await lockConfigurator(transaction, key.configuratorId);
      await createOrRemoveCopy({ ...services, db: transaction as Services['db'] }, key);
    });
  } catch (error) {
    if (await recordAttempt(services, key, error)) throw error;
  }
}

async function createOrRemoveCopy(services: Services, { resellerId, configuratorId }: GrantKey): Promise<void> {
  const { db, clock } = services;
  const grant = await findGrant(db, resellerId, configuratorId);
  const tenants = await findTenants(services, resellerId, configuratorId);
  if (!tenants) return;
  if (!grant) return services.content.removeFolder(copyFolder(tenants.reseller, tenants.record));
  if (grant.status !== 'pending') return;
  await publishCopy(services, asGranted(tenants.record, grant), tenants, grant.version);
  const ready = { attempts: grant.attempts + 1, lastError: null, status: 'ready' } as const;
  await updateGrant(db, resellerId, configuratorId, ready, clock());
  await publishUpdated(db, tenants.reseller);
}

/** Whether the queue tries again. */
async function recordAttempt({ db, clock }: Services, key: GrantKey, error: unknown): Promise<boolean> {
  const { resellerId, configuratorId } = key;
  const grant = await findGrant(db, resellerId, configuratorId);
  const reseller = await resellerOf(db, { resellerId });
  if (grant?.status !== 'pending' || !reseller) return true;
  const attempts = grant.attempts + 1;
  const isLast = attempts >= resellerLimits.grantTries;
  const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 500);
  const failed = { attempts, lastError, ...(isLast && { status: 'failed' as const }) };
  await updateGrant(db, resellerId, configuratorId, failed, clock());
  await publishUpdated(db, reseller);
  return !isLast;
}

/** Undefined once one of them is gone; its files went with it. */
async function findTenants({ db }: Services, resellerId: number, configuratorId: number) {
  const found = await findWithOrganisation(db, configuratorId);
  const reseller = await resellerOf(db, { resellerId });
  return found && reseller && { ...found, reseller };
}
