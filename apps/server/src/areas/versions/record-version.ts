import { formatVersion } from '@vitrine/domain/versions/format-version';
import { fromThousandths } from '@vitrine/domain/versions/thousandths';
import type { ConfiguratorRecord } from '@vitrine/store/configurators/queries';
import type { Database } from '@vitrine/store/database';
import { listCopyHolders } from '@vitrine/store/resellers/queries';
import { type AuditActor, recordAuditEvent } from '../../accounts/record-audit-event.ts';
import { publishLive } from '../../live/publish.ts';
import type { Copy } from '../../publish/find-copy.ts';
import type { Services } from '../../services.ts';

/** Writes a save or deploy into the audit log and notifies the browsers that may see the configurator. */
export async function recordVersion(
  services: Services,
  transaction: Database,
  caller: AuditActor,
  kind: 'version.saved' | 'version.deployed',
  { record, copy, version }: { record: ConfiguratorRecord; copy: Copy | null; version: number },
): Promise<void> {
  await recordAuditEvent(services, transaction, caller, kind, {
    subject: record.name,
    detail: formatVersion(fromThousandths(version)),
    within: copy?.reseller ?? { id: record.organisationId, parentId: null },
  });
  await publishVersionEvent(transaction, kind, record, version, copy?.reseller.id);
}

/** A version that the organisation deploys concerns every reseller with a copy: it can take that version over. */
async function publishVersionEvent(
  transaction: Database,
  kind: 'version.saved' | 'version.deployed',
  { id, organisationId }: ConfiguratorRecord,
  version: number,
  resellerId?: number,
): Promise<void> {
  const data = { configurator_id: id, version: fromThousandths(version) };
  const event = kind === 'version.saved' ? 'configurator version created' : 'configurator deployed';
  await publishLive(transaction, { event, data }, { organisationId, ...(resellerId !== undefined && { resellerId }) });
  if (event !== 'configurator deployed' || resellerId !== undefined) return;
  for (const holder of await listCopyHolders(transaction, id))
    await publishLive(transaction, { event, data }, { organisationId, resellerId: holder.resellerId });
}
