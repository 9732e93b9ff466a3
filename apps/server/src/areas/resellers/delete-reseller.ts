import { lockCopied } from '@vitrine/store/configurators/queries';
import { removeOrganisation, retireSubdomain } from '@vitrine/store/organisations/queries';
import type { Caller } from '../../accounts/caller.ts';
import { recordAuditEvent } from '../../accounts/record-audit-event.ts';
import { removeLater } from '../../hosting/remove-folders.ts';
import type { Services } from '../../services.ts';
import { resellerInScope } from './load.ts';
import { publishUpdated } from './publish-updated.ts';

/**
 * Deletes a reseller with its users and copies; its enquiries stay with the organisation, its subdomain stays reserved.
 */
export async function deleteReseller(services: Services, caller: Caller, id: number): Promise<void> {
  const { db, jobs, clock } = services;
  await db.transaction().execute(async (transaction) => {
    const reseller = await resellerInScope(transaction, caller.scope, id);
    const { accessSubdomain: subdomain } = reseller;
    if (subdomain) await retireSubdomain(transaction, { subdomain, organisationId: null, now: clock() });
    const within = { id: reseller.parentId, parentId: null };
    await recordAuditEvent(services, transaction, caller, 'reseller.deleted', { subject: reseller.name, within });
    await publishUpdated(transaction, reseller);
    // What writes a copy at the moment ends first: its files are removed with the others.
    await lockCopied(transaction, id);
    await removeOrganisation(transaction, id);
    await removeLater(services, transaction, [reseller.dataUrl]);
  });
  jobs.wake('remove-content');
}
