import { listEnquiryFolders } from '@vitrine/store/enquiries/queries';
import { lockTenantToRemove } from '@vitrine/store/organisations/lock-tenant';
import { listResellersOf, removeOrganisation, retireSubdomain } from '@vitrine/store/organisations/queries';
import type { Caller } from '../../accounts/caller.ts';
import { recordAuditEvent } from '../../accounts/record-audit-event.ts';
import { originalsFolder } from '../../hosting/paths.ts';
import { removeLater } from '../../hosting/remove-folders.ts';
import type { Services } from '../../services.ts';
import { organisationInScope } from './edit-organisation.ts';

/**
 * Deletes an organisation with its users, resellers, configurators and enquiries. Its subdomains stay reserved for a
 * while; a job deletes the files, so that a crash in between leaves none behind.
 */
export async function deleteOrganisation(services: Services, caller: Caller, id: number): Promise<void> {
  const { db, jobs, clock } = services;
  await db.transaction().execute(async (transaction) => {
    await organisationInScope(transaction, caller, id);
    await lockTenantToRemove(transaction, id);
    const organisation = await organisationInScope(transaction, caller, id);
    const tenants = [organisation, ...(await listResellersOf(transaction, id))];
    for (const { accessSubdomain: subdomain } of tenants) {
      if (subdomain) await retireSubdomain(transaction, { subdomain, organisationId: null, now: clock() });
    }
    const folders = [organisation.dataUrl, originalsFolder(id), ...(await listEnquiryFolders(transaction, id))];
    await recordAuditEvent(services, transaction, caller, 'organisation.deleted', { subject: organisation.name });
    await removeOrganisation(transaction, id);
    await removeLater(services, transaction, folders);
  });
  jobs.wake('remove-content');
}
