import type { Scope } from '@vitrine/domain/policies/scope';
import { findWithOrganisation } from '@vitrine/store/configurators/of-row';
import type { Database } from '@vitrine/store/database';
import { resellerOf } from '@vitrine/store/organisations/of-row';
import { findGrant } from '@vitrine/store/resellers/queries';
import type { PricedConfigurator } from './calculate.ts';

/**
 * The configurator of a stored design, as visitors of its reseller see it; null once it is gone. The caller has found
 * the row with the design. A reseller without access to the configurator, who may have lost it, sees no version of it,
 * and so no prices of today.
 * @param reader who reads it; none for what the product writes by itself
 */
export async function configuratorOfDesign(
  db: Database,
  { configuratorId, resellerId }: { configuratorId: number | null; resellerId: number | null },
  reader?: Scope,
): Promise<PricedConfigurator | null> {
  const found = configuratorId === null ? undefined : await findWithOrganisation(db, configuratorId);
  if (!found) return null;
  const grant = resellerId === null ? undefined : await findGrant(db, resellerId, found.record.id);
  const reseller = (await resellerOf(db, { resellerId })) ?? null;
  const shown = reader?.kind === 'reseller' ? null : found.record.deployedVersion;
  return { ...found, reseller, version: grant ? grant.version : shown };
}
