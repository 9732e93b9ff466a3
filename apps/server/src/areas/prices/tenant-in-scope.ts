import { AppError } from '@vitrine/contract/errors';
import { mayManagePrices } from '@vitrine/domain/policies/prices';
import type { Database } from '@vitrine/store/database';
import { lockTenant } from '@vitrine/store/organisations/lock-tenant';
import { findOrganisation, type OrganisationRecord } from '@vitrine/store/organisations/queries';
import { findPriceList, type PriceListRecord } from '@vitrine/store/prices/queries';
import { actorOf } from '../../accounts/actor-of.ts';
import type { Caller } from '../../accounts/caller.ts';
import type { Services } from '../../services.ts';

/** The tenant whose prices a call is about. Rejects as missing what the caller does not see. */
export async function tenantInScope(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  id: number,
): Promise<OrganisationRecord> {
  const tenant = await findOrganisation(db, caller.scope, id);
  if (!tenant) throw new AppError('resource.missing');
  if (!mayManagePrices(actorOf(caller), { id: tenant.id, organisation_id: tenant.parentId }))
    throw new AppError('access.denied');
  return tenant;
}

/** Likewise, and no other change of the tenant or its lists comes in between until the transaction ends. */
export async function lockTenantInScope(
  transaction: Database,
  caller: Caller,
  id: number,
): Promise<OrganisationRecord> {
  const tenant = await tenantInScope({ db: transaction }, caller, id);
  await lockTenant(transaction, tenant.id);
  return tenantInScope({ db: transaction }, caller, id);
}

export interface PriceListParams {
  organisationId: number;
  listId: number;
}

export interface FoundPriceList {
  tenant: OrganisationRecord;
  list: PriceListRecord;
}

/** A price list of a tenant in scope. */
export async function listInScope(
  services: Pick<Services, 'db'>,
  caller: Caller,
  { organisationId, listId }: PriceListParams,
): Promise<FoundPriceList> {
  const tenant = await tenantInScope(services, caller, organisationId);
  const list = await findPriceList(services.db, tenant.id, listId);
  if (!list) throw new AppError('resource.missing');
  return { tenant, list };
}

/** Likewise, and no other change of the tenant's lists comes in between until the transaction ends. */
export async function lockListInScope(
  transaction: Database,
  caller: Caller,
  params: PriceListParams,
): Promise<FoundPriceList> {
  await lockTenantInScope(transaction, caller, params.organisationId);
  return listInScope({ db: transaction }, caller, params);
}
