import { CONFIGURATOR_TYPE } from '@vitrine/contract/configurators/limits';
import { AppError } from '@vitrine/contract/errors';
import { versionMessages } from '@vitrine/contract/versions/messages';
import { mayPropagateScene } from '@vitrine/domain/policies/versions';
import { fromThousandths, toThousandths } from '@vitrine/domain/versions/thousandths';
import { type ConfiguratorRecord, lockConfigurator, updateConfigurator } from '@vitrine/store/configurators/queries';
import type { Database } from '@vitrine/store/database';
import { organisationOf } from '@vitrine/store/organisations/of-row';
import { insertPropagation } from '@vitrine/store/versions/propagations';
import { insertDeployment } from '@vitrine/store/versions/queries';
import { holderOf } from '../../accounts/actor-of.ts';
import type { Caller } from '../../accounts/caller.ts';
import { ownCopyOr } from '../../publish/find-copy.ts';
import { publish } from '../../publish/latest.ts';
import { type LoadedConfigurator, loadConfigurator } from '../../publish/load-configurator.ts';
import { assertRoomImage } from '../../publish/room-image.ts';
import type { Services } from '../../services.ts';
import { deployCopy } from './deploy-copy.ts';
import { recordVersion } from './record-version.ts';
import { nameOf } from './service.ts';

export interface DeployInput {
  configuratorId: number;
  version: number;
  /** The live version that the caller saw; null: none; undefined: not stated. */
  basedOn: number | null | undefined;
  resellerId?: number | undefined;
  /** File path of the scene whose stock visualisers follow; '' for none. */
  propagateScene?: string;
}

export interface DeployResult {
  loaded: LoadedConfigurator;
  propagationId: number | null;
}

/**
 * Deploys a version. Rejects when another version is live than the caller saw. After an error the former deployment
 * stays. When a scene is named, a job takes the update to the other stock visualisers.
 */
export async function deployVersion(services: Services, caller: Caller, input: DeployInput): Promise<DeployResult> {
  const { db } = services;
  const propagated = (input.propagateScene ?? '').trim();
  if (propagated !== '' && !mayPropagateScene(holderOf(caller.user))) throw new AppError('access.denied');
  const resellerId = ownCopyOr(caller.scope, input.resellerId);
  if (resellerId !== undefined)
    return { loaded: await deployCopy(services, caller, { ...input, resellerId }), propagationId: null };
  const version = toThousandths(input.version);
  const propagationId = await db.transaction().execute(async (transaction) => {
    await lockConfigurator(transaction, input.configuratorId);
    const { record, versions } = await loadConfigurator(transaction, caller.scope, input.configuratorId);
    const scenePath = propagatedScene(record, propagated);
    const live = record.deployedVersion === null ? null : fromThousandths(record.deployedVersion);
    if (input.basedOn !== undefined && input.basedOn !== live) throw new AppError('versions.moved');
    if (!versions.some((row) => row.version === version)) throw new AppError('versions.missing');
    await putLive(services, transaction, record, { version, userId: caller.user.id });
    await recordVersion(services, transaction, caller, 'version.deployed', { record, copy: null, version });
    return scenePath === '' ? null : propagate(services, transaction, caller, { record, version, scenePath });
  });
  if (propagationId !== null) services.jobs.wake('propagate-scene');
  return { loaded: await loadConfigurator(db, caller.scope, input.configuratorId), propagationId };
}

/** Row and files of a deployment, by a person or a job. */
export async function putLive(
  services: Services,
  transaction: Database,
  record: ConfiguratorRecord,
  { version, userId }: { version: number; userId: number | null },
): Promise<void> {
  const organisation = await organisationOf(transaction, record);
  if (!organisation) throw new AppError('resource.missing');
  await assertRoomImage({ ...services, db: transaction as Services['db'] }, record, version);
  await updateConfigurator(transaction, record.id, { deployedVersion: version });
  await insertDeployment(transaction, { configuratorId: record.id, version, userId });
  // The pointer moves last; if the commit fails after it, the next start repairs the files (publish/repair.ts).
  await publish({ ...services, db: transaction }, record, organisation, version);
}

/** Other stock visualisers are only changed from one. */
function propagatedScene(record: ConfiguratorRecord, scene: string): string {
  if (scene !== '' && record.typeId !== CONFIGURATOR_TYPE.stockset)
    throw new AppError('request.invalid', { errors: { propagate_scene: [versionMessages.propagateStockOnly] } });
  return scene;
}

async function propagate(
  services: Services,
  transaction: Database,
  { user }: Caller,
  { record, version, scenePath }: { record: ConfiguratorRecord; version: number; scenePath: string },
): Promise<number> {
  const { id } = await insertPropagation(transaction, {
    ...{ configuratorId: record.id, version, scenePath },
    ...{ authorId: user.id, authorName: nameOf(user), createdAt: services.clock() },
  });
  await services.jobs.enqueue(transaction, 'propagate-scene', { propagationId: id });
  return id;
}
