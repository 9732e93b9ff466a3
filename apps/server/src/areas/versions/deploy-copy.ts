import { AppError } from '@vitrine/contract/errors';
import { formatVersion } from '@vitrine/domain/versions/format-version';
import { fromThousandths, toThousandths } from '@vitrine/domain/versions/thousandths';
import { lockConfigurator } from '@vitrine/store/configurators/queries';
import { organisationOf } from '@vitrine/store/organisations/of-row';
import { findGrant, findReseller, updateGrant } from '@vitrine/store/resellers/queries';
import type { Caller } from '../../accounts/caller.ts';
import { recordAuditEvent } from '../../accounts/record-audit-event.ts';
import { publishLive } from '../../live/publish.ts';
import { type LoadedConfigurator, loadConfigurator } from '../../publish/load-configurator.ts';
import { asGranted, publishCopy } from '../../publish/publish-copy.ts';
import type { Services } from '../../services.ts';

/**
 * Deploys a version for one reseller only: for its users, its organisation and administrators. Rejects when another
 * version is live there than the caller saw.
 */
export async function deployCopy(
  services: Services,
  caller: Caller,
  input: { configuratorId: number; version: number; basedOn: number | null | undefined; resellerId: number },
): Promise<LoadedConfigurator> {
  const { db, clock } = services;
  const version = toThousandths(input.version);
  await db.transaction().execute(async (transaction) => {
    await lockConfigurator(transaction, input.configuratorId);
    const { record, versions } = await loadConfigurator(transaction, caller.scope, input.configuratorId);
    const reseller = await findReseller(transaction, caller.scope, input.resellerId);
    const organisation = await organisationOf(transaction, record);
    const grant = reseller && (await findGrant(transaction, reseller.id, record.id));
    if (!reseller || !organisation || grant?.status !== 'ready') throw new AppError('resource.missing');
    const live = fromThousandths(grant.version);
    if (input.basedOn !== undefined && input.basedOn !== live) throw new AppError('versions.moved');
    if (!versions.some((row) => row.version === version)) throw new AppError('versions.missing');
    await updateGrant(transaction, reseller.id, record.id, { version }, clock());
    await recordAuditEvent(services, transaction, caller, 'version.deployed', {
      subject: record.name,
      detail: formatVersion(input.version),
      within: reseller,
    });
    const data = { configurator_id: record.id, version: input.version };
    const audience = { organisationId: organisation.id, resellerId: reseller.id };
    await publishLive(transaction, { event: 'configurator deployed', data }, audience);
    await publishCopy({ ...services, db: transaction }, asGranted(record, grant), { organisation, reseller }, version);
  });
  return loadConfigurator(db, caller.scope, input.configuratorId);
}
