import { AppError } from '@vitrine/contract/errors';
import { fromThousandths, toThousandths } from '@vitrine/domain/versions/thousandths';
import { lockConfigurator } from '@vitrine/store/configurators/queries';
import { organisationOf } from '@vitrine/store/organisations/of-row';
import { updateGrant } from '@vitrine/store/resellers/queries';
import { insertDeployment } from '@vitrine/store/versions/queries';
import type { Caller } from '../../accounts/caller.ts';
import { findCopy } from '../../publish/find-copy.ts';
import { type LoadedConfigurator, loadConfigurator } from '../../publish/load-configurator.ts';
import { asGranted, publishCopy } from '../../publish/publish-copy.ts';
import { assertRoomImage } from '../../publish/room-image.ts';
import type { Services } from '../../services.ts';
import { recordVersion } from './record-version.ts';

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
    const { configuratorId, resellerId } = input;
    const { record, versions } = await loadConfigurator(transaction, caller.scope, configuratorId, resellerId);
    const copy = await findCopy(transaction, caller.scope, configuratorId, resellerId);
    const organisation = await organisationOf(transaction, record);
    if (!copy || !organisation) throw new AppError('resource.missing');
    const { reseller, grant } = copy;
    const live = fromThousandths(grant.version);
    if (input.basedOn !== undefined && input.basedOn !== live) throw new AppError('versions.moved');
    if (!versions.some((row) => row.version === version)) throw new AppError('versions.missing');
    await assertRoomImage({ ...services, db: transaction as Services['db'] }, record, version);
    await updateGrant(transaction, reseller.id, record.id, { version }, clock());
    await insertDeployment(transaction, { configuratorId, resellerId: reseller.id, version, userId: caller.user.id });
    await recordVersion(services, transaction, caller, 'version.deployed', { record, copy, version });
    await publishCopy({ ...services, db: transaction }, asGranted(record, grant), { organisation, reseller }, version);
  });
  return loadConfigurator(db, caller.scope, input.configuratorId, input.resellerId);
}
