import { CONFIGURATOR_TYPE, typeName } from '@vitrine/contract/configurators/limits';
import { AppError } from '@vitrine/contract/errors';
import { nextMinorVersion } from '@vitrine/domain/versions/next-minor-version';
import { isOneOf, type SharedScene, scenesMeant, withSceneVersion } from '@vitrine/domain/versions/scenes';
import { fromThousandths, toThousandths } from '@vitrine/domain/versions/thousandths';
import { configuratorOf } from '@vitrine/store/configurators/of-row';
import {
  type ConfiguratorRecord,
  listConfigurators,
  lockConfigurator,
  updateConfigurator,
} from '@vitrine/store/configurators/queries';
import type { Database } from '@vitrine/store/database';
import { organisationOf } from '@vitrine/store/organisations/of-row';
import { SYSTEM } from '@vitrine/store/scope';
import type { PropagationResult } from '@vitrine/store/tables/configurators';
import { findUser } from '@vitrine/store/users/queries';
import {
  findPropagation,
  lockPropagation,
  type PropagationRecord,
  updatePropagation,
} from '@vitrine/store/versions/propagations';
import { insertVersion } from '@vitrine/store/versions/queries';
import { NOBODY } from '../../accounts/record-audit-event.ts';
import { newFileKey } from '../../hosting/paths.ts';
import { publishLive } from '../../live/publish.ts';
import { loadConfigurator } from '../../publish/load-configurator.ts';
import { readVersion } from '../../publish/read-version.ts';
import type { Services } from '../../services.ts';
import { putLive } from './deploy-version.ts';
import { recordVersion } from './record-version.ts';

/**
 * Takes a deployed stock-set version to every other stock visualiser that shows its scene: each gets a minor version
 * that names the scene's new version, and is deployed with it where it was live. An error does not stop the others.
 * One that nobody expected is tried again, and is its visualiser's outcome after the last attempt. Each outcome is stored
 * with its version, so neither an interrupted run that continues nor a second one at the same time makes a version twice.
 *
 * @throws an unexpected error, once all other visualisers have their outcome
 */
export async function propagateScene(
  services: Services,
  { propagationId }: { propagationId: number },
  { last }: { last: boolean },
): Promise<void> {
  const { db } = services;
  const propagation = await findPropagation(db, propagationId);
  if (!propagation || propagation.status === 'done') return;
  const source = await configuratorOf(db, propagation);
  if (!source) return;
  const scenes = scenesMeant(propagation.scenePath, source.scenes);
  const found = await findStockVisualisers(services, source, scenes);
  const step = (change: Step): Promise<Progress> =>
    db.transaction().execute((transaction) => takeStep(transaction, source, propagation.id, change));
  const { results } = await step(async (_, { results }) => ({
    status: 'waiting',
    results: results.length > 0 ? results : found,
  }));
  let unexpected: unknown;
  for (const { configuratorId } of results) {
    const settle = (outcomeOf: (transaction: Database) => Promise<Outcome>): Promise<Progress> =>
      step(async (transaction, { status, results }) => {
        const result = results.find((one) => one.configuratorId === configuratorId && one.status === 'waiting');
        if (result) Object.assign(result, await outcomeOf(transaction));
        return { status, results };
      });
    try {
      await settle((transaction) => updateVisualiser(services, transaction, configuratorId, propagation, scenes));
    } catch (error) {
      const answer = error instanceof AppError ? error : new AppError('server.failed');
      if (answer !== error) unexpected = error;
      if (answer === error || last)
        await settle(async () => ({ status: 'failed', version: null, reason: answer.message }));
    }
  }
  if (unexpected === undefined || last) await step(async (_, { results }) => ({ status: 'done', results }));
  if (unexpected !== undefined) throw unexpected;
}

type Progress = Pick<PropagationRecord, 'status' | 'results'>;

type Step = (transaction: Database, before: Progress) => Promise<Progress>;

/** Stores what `change` makes of the progress, and tells the source's organisation, which watches it. */
async function takeStep(
  transaction: Database,
  source: ConfiguratorRecord,
  id: number,
  change: Step,
): Promise<Progress> {
  const before = await lockPropagation(transaction, id);
  if (!before) return { status: 'done', results: [] };
  const progress = await change(transaction, before);
  await updatePropagation(transaction, id, progress);
  const data = { configurator_id: source.id, propagation_id: id };
  await publishLive(transaction, { event: 'propagation updated', data }, { organisationId: source.organisationId });
  return progress;
}

async function findStockVisualisers(
  { db }: Services,
  source: ConfiguratorRecord,
  scenes: readonly SharedScene[],
): Promise<PropagationResult[]> {
  // A job has no caller, and the scene's stock visualisers belong to any tenant.
  const shown = (await listConfigurators(db, SYSTEM)).filter(
    (one) =>
      one.id !== source.id &&
      one.typeId === CONFIGURATOR_TYPE.stockset &&
      one.scenes.some((scene) => isOneOf(scene, scenes)),
  );
  return Promise.all(
    shown.map(async (one) => ({
      configuratorId: one.id,
      name: one.name,
      organisation: (await organisationOf(db, one))?.name ?? '',
      status: 'waiting' as const,
      version: null,
      reason: null,
    })),
  );
}

type Outcome = Pick<PropagationResult, 'status' | 'version' | 'reason'>;

/** Based on the live version, so that only deployed changes go live. */
async function updateVisualiser(
  services: Services,
  transaction: Database,
  configuratorId: number,
  { version, authorId, authorName }: PropagationRecord,
  scenes: readonly SharedScene[],
): Promise<Outcome> {
  await lockConfigurator(transaction, configuratorId);
  // As in findStockVisualisers: a job, and any tenant.
  const loaded = await loadConfigurator(transaction, SYSTEM, configuratorId);
  const { record, versions, taken = [] } = loaded;
  const base = record.deployedVersion ?? versions[0]?.version;
  if (base === undefined) throw new AppError('versions.missing');
  const proposed = nextMinorVersion(taken.map(fromThousandths), fromThousandths(base));
  if (proposed === null) throw new AppError('versions.major_full');
  const next = toThousandths(proposed);
  const file = withSceneVersion(await readVersion(services, loaded, base), scenes, fromThousandths(version));
  const type = typeName(record.typeId);
  const fileKey = newFileKey();
  await services.versionFiles.write({ dataUrl: record.dataUrl, type, version: next, fileKey }, file);
  const createdAt = services.clock();
  await insertVersion(transaction, {
    ...{ configuratorId, version: next, fileKey, basedOn: base, authorId, authorName, changes: 1, createdAt },
  });
  await updateConfigurator(transaction, configuratorId, {
    scenes: record.scenes.map((scene) =>
      isOneOf(scene, scenes) ? { ...scene, deployVersion: fromThousandths(version) } : scene,
    ),
  });
  const user = authorId === null ? null : ((await findUser(transaction, SYSTEM, authorId)) ?? null);
  const recordNext = (kind: 'version.saved' | 'version.deployed') =>
    recordVersion(services, transaction, { ...NOBODY, user }, kind, { record, copy: null, version: next });
  await recordNext('version.saved');
  if (record.deployedVersion === null) return { status: 'saved', version: next, reason: null };
  await putLive(services, transaction, record, { version: next, userId: authorId });
  await recordNext('version.deployed');
  return { status: 'deployed', version: next, reason: null };
}
