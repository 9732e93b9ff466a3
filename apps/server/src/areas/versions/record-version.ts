import { formatVersion } from '@vitrine/domain/versions/format-version';
import { fromThousandths } from '@vitrine/domain/versions/thousandths';
import type { ConfiguratorRecord } from '@vitrine/store/configurators/queries';
import type { Database } from '@vitrine/store/database';
import type { Caller } from '../../accounts/caller.ts';
import { recordAuditEvent } from '../../accounts/record-audit-event.ts';
import { publishLive } from '../../live/publish.ts';
import type { Services } from '../../services.ts';

/** Writes a save or deploy into the audit log and notifies the browsers that may see the configurator. */
export async function recordVersion(
  services: Services,
  transaction: Database,
  caller: Pick<Caller, 'user' | 'organisation' | 'reseller'>,
  kind: 'version.saved' | 'version.deployed',
  record: ConfiguratorRecord,
  version: number,
): Promise<void> {
  await recordAuditEvent(services, transaction, caller, kind, {
    subject: record.name,
    detail: formatVersion(fromThousandths(version)),
    within: { id: record.organisationId, parentId: null },
  });
  await publishVersionEvent(transaction, kind, record, version);
}

/** Notifies the browsers only, for changes that a job makes. */
export const publishVersionEvent = (
  transaction: Database,
  kind: 'version.saved' | 'version.deployed',
  record: ConfiguratorRecord,
  version: number,
): Promise<void> =>
  publishLive(
    transaction,
    {
      event: kind === 'version.saved' ? 'configurator version created' : 'configurator deployed',
      data: { configurator_id: record.id, version: fromThousandths(version) },
    },
    { organisationId: record.organisationId },
  );
