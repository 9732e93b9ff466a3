import { refuse } from '@vitrine/contract/errors';
import { type EnquiryRecord, findEnquiry, listEnquiries, updateEnquiryStatus } from '@vitrine/store/enquiries/queries';
import { findOrganisation } from '@vitrine/store/organisations/queries';
import type { Scope } from '@vitrine/store/scope';
import type { Services } from '../../services.ts';

type Given = Pick<Services, 'db'>;

/** The enquiries of an organisation with its resellers', or of one reseller. */
export async function listFor({ db }: Given, scope: Scope, id: number): Promise<EnquiryRecord[]> {
  const parent = await findOrganisation(db, scope, id);
  if (!parent) throw refuse('resource.missing');
  return listEnquiries(db, scope, parent.parentId === null ? { organisationId: id } : { resellerId: id });
}

export async function changeStatus(
  { db }: Given,
  scope: Scope,
  id: number,
  status: 'New' | 'Viewed',
): Promise<EnquiryRecord> {
  const enquiry = await findEnquiry(db, scope, id);
  if (!enquiry) throw refuse('resource.missing');
  await updateEnquiryStatus(db, id, status);
  return { ...enquiry, status };
}
