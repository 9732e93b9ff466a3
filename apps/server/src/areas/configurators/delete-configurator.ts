import { findIntake } from '@vitrine/store/configurators/image-intakes';
import { lockConfigurator, removeConfigurator } from '@vitrine/store/configurators/queries';
import { listGrants, listResellers } from '@vitrine/store/resellers/queries';
import type { Caller } from '../../accounts/caller.ts';
import { recordAuditEvent } from '../../accounts/record-audit-event.ts';
import { copyFolder } from '../../hosting/paths.ts';
import { removeLater } from '../../hosting/remove-folders.ts';
import { publishLive } from '../../live/publish.ts';
import { loadConfigurator } from '../../publish/load-configurator.ts';
import type { Services } from '../../services.ts';

/**
 * Deletes a configurator with its versions and its resellers' copies. Its enquiries stay, with an unknown source. A job
 * deletes the files, so that a crash in between leaves none behind.
 */
export async function deleteConfigurator(services: Services, caller: Caller, id: number): Promise<void> {
  const { db, jobs } = services;
  await db.transaction().execute(async (transaction) => {
    await lockConfigurator(transaction, id);
    const { record } = await loadConfigurator(transaction, caller.scope, id);
    const resellers = await listResellers(transaction, caller.scope, record.organisationId);
    const grants = await listGrants(
      transaction,
      resellers.map((reseller) => reseller.id),
    );
    const granted = grants.filter(({ configuratorId }) => configuratorId === id);
    // Of all resellers: the job that removes a copy which was just withdrawn may not have run yet.
    const copies = resellers.map((reseller) => copyFolder(reseller, record));
    const staged = (await findIntake(transaction, id))?.folders ?? [];
    const folders = [record.dataUrl, ...copies, ...staged];
    const { organisationId } = record;
    const within = { id: organisationId, parentId: null };
    await recordAuditEvent(services, transaction, caller, 'configurator.deleted', { subject: record.name, within });
    const frame = { event: 'configurator deleted', data: { configurator_id: id } } as const;
    await publishLive(transaction, frame, { organisationId });
    for (const { resellerId } of granted) await publishLive(transaction, frame, { organisationId, resellerId });
    await removeConfigurator(transaction, id);
    await removeLater(services, transaction, folders);
  });
  jobs.wake('remove-content');
}
