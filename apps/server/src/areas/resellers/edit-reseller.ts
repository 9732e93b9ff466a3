import type { AuditPhrase } from '@vitrine/contract/audit/texts';
import { AppError } from '@vitrine/contract/errors';
import { resellerLimits as limits } from '@vitrine/contract/resellers/limits';
import { resellerMessages as messages } from '@vitrine/contract/resellers/messages';
import type { ResellerEdit } from '@vitrine/contract/resellers/schemas';
import { mayChangeResellerFields, mayManageReseller } from '@vitrine/domain/policies/resellers';
import { lockCopied } from '@vitrine/store/configurators/queries';
import type { Database } from '@vitrine/store/database';
import { lockTenant } from '@vitrine/store/organisations/lock-tenant';
import { type OrganisationRecord, updateOrganisation } from '@vitrine/store/organisations/queries';
import { findGrant } from '@vitrine/store/resellers/queries';
import { actorOf } from '../../accounts/actor-of.ts';
import type { Caller } from '../../accounts/caller.ts';
import { nameSettings } from '../../accounts/name-settings.ts';
import { recordAuditEvent } from '../../accounts/record-audit-event.ts';
import { readTenantImages } from '../../images/tenant-images.ts';
import type { Services } from '../../services.ts';
import { rethrowNameTaken } from './create-reseller.ts';
import { freeAreas } from './free-areas.ts';
import { endGrant, startGrant } from './grants.ts';
import { type LoadedReseller, loadReseller, resellerInScope } from './load.ts';
import { publishUpdated } from './publish-updated.ts';

/**
 * Changes a reseller, for both routes: all or nothing, copies in the background. The policy decides which fields the
 * caller may change.
 */
export async function editReseller(
  services: Services,
  caller: Caller,
  id: number,
  { id: _id, ...input }: ResellerEdit,
): Promise<LoadedReseller> {
  const { db, content, jobs } = services;
  await db.transaction().execute(async (transaction) => {
    const reseller = await resellerInScope(transaction, caller.scope, id);
    const { configurators = [], ...fields } = input;
    // Two resellers of one organisation cannot take a postcode area at the same moment.
    if (fields.postcode_areas !== undefined) await lockTenant(transaction, reseller.parentId);
    if (!mayChangeResellerFields(actorOf(caller), subjectOf(reseller), Object.keys(input)))
      throw new AppError('access.denied');
    // What writes a copy at the moment ends before it is revoked: its files are removed with the others.
    if (configurators.length > 0) await lockCopied(transaction, reseller.id);
    const images = await readTenantImages(fields);
    await changeRow(services, transaction, reseller, { ...fields, ...images.paths });
    const changed = await changeGrants(services, transaction, reseller, configurators);
    const detail = [...nameSettings(fields), ...changed];
    await publishUpdated(transaction, reseller);
    if (detail.length > 0)
      await recordAuditEvent(services, transaction, caller, 'reseller.edited', {
        subject: reseller.name,
        detail,
        within: reseller,
      });
    await images.writeTo(content, reseller.dataUrl);
  });
  jobs.wake('grant-configurator');
  jobs.wake('publish-organisation');
  return loadReseller(db, caller.scope, id);
}

const subjectOf = ({ id, parentId }: LoadedReseller['record']) => ({ id, organisation_id: parentId });

/** Images are paths by now. */
async function changeRow(
  { clock, jobs }: Services,
  transaction: Database,
  reseller: LoadedReseller['record'],
  { name, contact_email: contactEmail, postcode_areas: areas, logo, banner, language, ...granted }: ResellerEdit,
): Promise<void> {
  const { authorised_domain: website, builds_copies: buildsCopies } = granted;
  const renamed = name !== undefined && name !== reseller.name;
  // Existing names may have two letters; only a new name has to be longer.
  if (renamed && name.length < limits.changedNameMinimum)
    throw new AppError('request.invalid', { errors: { name: [messages.nameShort] } });
  const changes = {
    ...(renamed ? { name } : {}),
    ...(contactEmail === undefined ? {} : { contactEmail }),
    ...(language === undefined ? {} : { language }),
    ...(website === undefined ? {} : { authorisedDomain: website }),
    ...(buildsCopies === undefined ? {} : { buildsCopies }),
    ...(areas === undefined ? {} : { postcodeAreas: await freeAreas(transaction, reseller, areas) }),
    ...(logo === undefined ? {} : { logo }),
    ...(banner === undefined ? {} : { banner }),
  };
  if (Object.keys(changes).length > 0)
    await updateOrganisation(transaction, reseller.id, changes, clock()).catch(rethrowNameTaken);
  // Live files of copies contain all of these.
  const hasNewWebsite = website !== undefined && website !== reseller.authorisedDomain;
  if (renamed || hasNewWebsite || (language !== undefined && language !== reseller.language))
    await jobs.enqueue(transaction, 'publish-organisation', { organisationId: reseller.id });
}

/** Grants newly linked configurators and revokes unlinked ones; unchanged links stay as they are. */
async function changeGrants(
  services: Services,
  transaction: Database,
  reseller: OrganisationRecord,
  grants: readonly { id: number; linked: boolean }[],
): Promise<AuditPhrase[]> {
  const changed: AuditPhrase[] = [];
  for (const { id: configuratorId, linked } of grants) {
    const has = (await findGrant(transaction, reseller.id, configuratorId)) !== undefined;
    if (linked && !has) {
      const name = await startGrant(services, transaction, reseller, { configuratorId });
      changed.push({ phrase: 'reseller.granted', values: { name } });
    }
    if (!linked) {
      const ended = await endGrant(services, transaction, reseller, configuratorId);
      if (ended !== null) changed.push({ phrase: 'reseller.revoked', values: { name: ended } });
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
  await db.transaction().execute(async (transaction) => {
    const reseller = await resellerInScope(transaction, caller.scope, id);
    if (!mayManageReseller(actorOf(caller), subjectOf(reseller))) throw new AppError('access.denied');
    const grant = await findGrant(transaction, reseller.id, configuratorId);
    if (!grant) throw new AppError('resource.missing');
    if (grant.status === 'failed')
      await startGrant(services, transaction, reseller, { configuratorId, version: grant.version / 1000 });
    await publishUpdated(transaction, reseller);
  });
  jobs.wake('grant-configurator');
  return loadReseller(db, caller.scope, id);
}
