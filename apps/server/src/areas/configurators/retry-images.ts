import { AppError } from '@vitrine/contract/errors';
import { mayRetryImages } from '@vitrine/domain/policies/configurators';
import { retryFailed } from '@vitrine/store/configurators/image-intakes';
import { lockConfigurator } from '@vitrine/store/configurators/queries';
import { actorOf } from '../../accounts/actor-of.ts';
import type { Caller } from '../../plugins/session.ts';
import { type LoadedConfigurator, loadConfigurator } from '../../publish/load-configurator.ts';
import type { Services } from '../../services.ts';

/** Resets failed images, so that they are prepared again. */
export async function retryImages(services: Services, caller: Caller, id: number): Promise<LoadedConfigurator> {
  const { db, jobs } = services;
  await db.transaction().execute(async (transaction) => {
    await lockConfigurator(transaction, id);
    await loadConfigurator(transaction, caller.scope, id);
    if (!mayRetryImages(actorOf(caller))) throw new AppError('access.denied');
    if ((await retryFailed(transaction, id)) === 0) return;
    await jobs.enqueue(transaction, 'prepare-images', { configuratorId: id });
  });
  jobs.wake('prepare-images');
  return loadConfigurator(db, caller.scope, id);
}
