import type { EnquiryPage } from '@vitrine/contract/enquiries/schemas';
import { AppError } from '@vitrine/contract/errors';
import type { Database } from '@vitrine/store/database';
import { type EnquiryRecord, findEnquiry, listEnquiries, lockEnquiry } from '@vitrine/store/enquiries/queries';
import { findOrganisation, type OrganisationRecord } from '@vitrine/store/organisations/queries';
import type { Scope } from '@vitrine/store/scope';
import type { Caller } from '../../accounts/caller.ts';
import type { Services } from '../../services.ts';

/** An organisation or reseller in the scope; rejects any other as missing. */
export async function tenantInScope(db: Database, scope: Scope, id: number): Promise<OrganisationRecord> {
  const tenant = await findOrganisation(db, scope, id);
  if (!tenant) throw new AppError('resource.missing');
  return tenant;
}

/** Likewise; the caller's own tenant is known without a query. */
export async function tenantOf(db: Database, caller: Caller, id: number): Promise<OrganisationRecord> {
  const own = caller.scope.kind === 'reseller' ? caller.reseller : caller.organisation;
  return own?.id === id ? own : tenantInScope(db, caller.scope, id);
}

export async function enquiryInScope(db: Database, scope: Scope, id: number): Promise<EnquiryRecord> {
  const enquiry = await findEnquiry(db, scope, id);
  if (!enquiry) throw new AppError('resource.missing');
  return enquiry;
}

/** As `enquiryInScope`, and nobody else changes it until the transaction ends. */
export async function lockEnquiryInScope(transaction: Database, scope: Scope, id: number): Promise<EnquiryRecord> {
  const enquiry = await lockEnquiry(transaction, scope, id);
  if (!enquiry) throw new AppError('resource.missing');
  return enquiry;
}

/** The enquiries of an organisation with its resellers', or of one reseller: all, or a page of them. */
export async function listFor(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  id: number,
  page: EnquiryPage,
): Promise<EnquiryRecord[]> {
  const { scope } = caller;
  const tenant = await tenantOf(db, caller, id);
  // When the last row of the previous page is gone, an empty page would look like the end.
  if (page.before !== undefined) await enquiryInScope(db, scope, page.before);
  return listEnquiries(db, scope, parentOf(tenant), page);
}

/** The owner filter for an organisation or a reseller. */
export const parentOf = ({ id, parentId }: Pick<OrganisationRecord, 'id' | 'parentId'>) =>
  parentId === null ? { organisationId: id } : { resellerId: id };
