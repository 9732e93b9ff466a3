import { refuse } from '@vitrine/contract/errors';
import type { OrganisationEdit } from '@vitrine/contract/organisations/schemas';
import { resellerLimits as limits } from '@vitrine/contract/resellers/limits';
import { resellerMessages as messages } from '@vitrine/contract/resellers/messages';
import type { ResellerEdit } from '@vitrine/contract/resellers/schemas';
import type { Database } from '@vitrine/store/database';
import { type OrganisationRecord, updateOrganisation } from '@vitrine/store/organisations/queries';
import { findGrant } from '@vitrine/store/resellers/queries';
import { record } from '../../accounts/record.ts';
import { takePicture } from '../../content/take-picture.ts';
import type { Caller } from '../../plugins/session.ts';
import type { Services } from '../../services.ts';
import { refuseNameTaken } from './create-reseller.ts';
import { freeAreas } from './free-areas.ts';
import { endGrant, startGrant } from './grants.ts';
import { type LoadedReseller, loadReseller, resellerInScope } from './load.ts';
import { tellUpdated } from './tell-updated.ts';

/** Changes name, contact and grants of a reseller (platform.md §3): all or nothing, copies in the background. */
export async function editReseller(
  services: Services,
  caller: Caller,
  id: number,
  given: ResellerEdit,
): Promise<LoadedReseller> {
  const { db, jobs } = services;
  if (caller.scope.kind === 'reseller') throw refuse('access.denied');
  await db.transaction().execute(async (transaction) => {
    const reseller = await resellerInScope(transaction, caller.scope, id);
    await changeRow(services, transaction, reseller, given);
    const changed = await changeGrants(services, transaction, reseller, given.configurators ?? []);
    const detail = [...Object.keys(given).filter((field) => !['id', 'configurators'].includes(field)), ...changed].join(
      ', ',
    );
    await tellUpdated(transaction, reseller);
    if (detail !== '')
      await record(services, transaction, caller, 'reseller.edited', {
        subject: reseller.name,
        detail,
        within: reseller,
      });
  });
  jobs.wake('grant-configurator');
  jobs.wake('publish-organisation');
  return loadReseller(db, caller.scope, id);
}

async function changeRow(
  { clock, jobs }: Services,
  transaction: Database,
  reseller: LoadedReseller['record'],
  { name, contact_email: contactEmail, postcode_areas: areas }: ResellerEdit,
): Promise<void> {
  const renamed = name !== undefined && name !== reseller.name;
  // Two-letter names are real; only a new name has to be longer (decision A9).
  if (renamed && name.length < limits.changedNameMinimum)
    throw refuse('request.invalid', { errors: { name: [messages.nameShort] } });
  const changes = {
    ...(renamed ? { name } : {}),
    ...(contactEmail === undefined ? {} : { contactEmail }),
    ...(areas === undefined ? {} : { postcodeAreas: await freeAreas(transaction, reseller, areas) }),
  };
  if (Object.keys(changes).length > 0)
    await updateOrganisation(transaction, reseller.id, changes, clock()).catch(refuseNameTaken);
  if (renamed) await jobs.enqueue(transaction, 'publish-organisation', { organisationId: reseller.id });
}

/** Grants what was newly linked and takes back what was unlinked; what stays as it was is left alone. */
async function changeGrants(
  services: Services,
  transaction: Database,
  reseller: OrganisationRecord,
  wanted: readonly { id: number; linked: boolean }[],
): Promise<string[]> {
  const changed: string[] = [];
  for (const { id: configuratorId, linked } of wanted) {
    const has = (await findGrant(transaction, reseller.id, configuratorId)) !== undefined;
    if (linked && !has)
      changed.push(`${await startGrant(services, transaction, reseller, { configuratorId })} granted`);
    if (!linked) {
      const ended = await endGrant(services, transaction, reseller, configuratorId);
      if (ended !== null) changed.push(`${ended} taken back`);
    }
  }
  return changed;
}

/** Starts a failed grant again. */
export async function retryGrant(
  services: Services,
  caller: Caller,
  id: number,
  configuratorId: number,
): Promise<LoadedReseller> {
  const { db, jobs } = services;
  if (caller.scope.kind === 'reseller') throw refuse('access.denied');
  await db.transaction().execute(async (transaction) => {
    const reseller = await resellerInScope(transaction, caller.scope, id);
    const grant = await findGrant(transaction, reseller.id, configuratorId);
    if (!grant) throw refuse('resource.missing');
    if (grant.status === 'failed')
      await startGrant(services, transaction, reseller, { configuratorId, version: grant.version / 1000 });
    await tellUpdated(transaction, reseller);
  });
  jobs.wake('grant-configurator');
  return loadReseller(db, caller.scope, id);
}

/** What a reseller's users change of their own record: name, pictures, contact (platform.md §2, Account Settings). */
export async function editOwnReseller(
  services: Services,
  caller: Caller,
  id: number,
  given: OrganisationEdit,
): Promise<LoadedReseller> {
  const { db, content, clock } = services;
  await db.transaction().execute(async (transaction) => {
    const reseller = await resellerInScope(transaction, caller.scope, id);
    await changeRow(services, transaction, reseller, given);
    const { dataUrl } = reseller;
    const { logo, banner } = given;
    const pictures = {
      ...(logo === undefined ? {} : { logo: await takePicture(content, { dataUrl, kind: 'logo', data: logo }) }),
      ...(banner === undefined
        ? {}
        : { banner: await takePicture(content, { dataUrl, kind: 'banner', data: banner }) }),
    };
    if (Object.keys(pictures).length > 0) await updateOrganisation(transaction, id, pictures, clock());
    const detail = Object.keys(given)
      .filter((field) => field !== 'id')
      .join(', ');
    await tellUpdated(transaction, reseller);
    await record(services, transaction, caller, 'reseller.edited', {
      subject: reseller.name,
      detail,
      within: reseller,
    });
  });
  return loadReseller(db, caller.scope, id);
}
