import { AppError } from '@vitrine/contract/errors';
import { mayRetryImages } from '@vitrine/domain/policies/configurators';
import { retryFailed } from '@vitrine/store/configurators/image-intakes';
import { listConfigurators, lockConfigurator } from '@vitrine/store/configurators/queries';
import { findBySubdomain, findOrganisation } from '@vitrine/store/organisations/queries';
import type { Scope } from '@vitrine/store/scope';
import { actorOf } from '../../accounts/actor-of.ts';
import type { Caller } from '../../accounts/caller.ts';
import type { Site } from '../../plugins/hosts.ts';
import { type LoadedConfigurator, loadConfigurator, withVersions } from '../../publish/load-configurator.ts';
import type { Services } from '../../services.ts';

type Dependencies = Pick<Services, 'db'>;

/**
 * Lists the configurators that the caller may see. An administrator names the organisation; without a name it is the
 * organisation of the request's host, or all of them on the admin host.
 */
export async function listInScope(
  { db }: Dependencies,
  scope: Scope,
  site: Site,
  organisationId: number | undefined,
): Promise<LoadedConfigurator[]> {
  const chosen =
    scope.kind === 'administrator' ? (organisationId ?? (await organisationOfHost({ db }, site))) : undefined;
  return withVersions(
    db,
    scope,
    await listConfigurators(db, scope, chosen === undefined ? {} : { organisationId: chosen }),
  );
}

async function organisationOfHost({ db }: Dependencies, site: Site): Promise<number | undefined> {
  if (site.kind !== 'tenant') return undefined;
  const found = await findBySubdomain(db, site.subdomain);
  return found ? (found.parentId ?? found.id) : undefined;
}

export async function listInOrganisation(
  { db }: Dependencies,
  scope: Scope,
  id: number,
): Promise<LoadedConfigurator[]> {
  const organisation = await findOrganisation(db, scope, id);
  if (!organisation) throw new AppError('resource.missing');
  if (organisation.parentId === null) {
    return withVersions(db, scope, await listConfigurators(db, scope, { organisationId: organisation.id }));
  }
  const asReseller: Scope = { kind: 'reseller', organisationId: organisation.parentId, resellerId: organisation.id };
  return withVersions(db, asReseller, await listConfigurators(db, asReseller));
}

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
