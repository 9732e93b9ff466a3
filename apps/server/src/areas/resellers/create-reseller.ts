import { AppError } from '@vitrine/contract/errors';
import { RESERVED_SUBDOMAINS } from '@vitrine/contract/organisations/limits';
import { GROUP } from '@vitrine/contract/permissions';
import { resellerMessages as messages } from '@vitrine/contract/resellers/messages';
import type { NewReseller } from '@vitrine/contract/resellers/schemas';
import { safeName } from '@vitrine/domain/organisations/safe-name';
import { newUserPermissions } from '@vitrine/domain/policies/new-user-permissions';
import { mayCreateResellers } from '@vitrine/domain/policies/resellers';
import { type Database, violatedIndex } from '@vitrine/store/database';
import { insertOrganisation } from '@vitrine/store/organisations/insert';
import {
  findBySubdomain,
  findOrganisation,
  isDataUrlTaken,
  isRetired,
  type OrganisationRecord,
} from '@vitrine/store/organisations/queries';
import { actorOf, holderOf } from '../../accounts/actor-of.ts';
import type { Caller } from '../../accounts/caller.ts';
import { insertInvited } from '../../accounts/insert-invited.ts';
import { recordAuditEvent } from '../../accounts/record-audit-event.ts';
import { freeFolder } from '../../hosting/free-folder.ts';
import { publishLive } from '../../live/publish.ts';
import type { Services } from '../../services.ts';
import { startGrant } from './grants.ts';
import { type LoadedReseller, loadReseller } from './load.ts';

/**
 * Creates a reseller of an enterprise organisation with its users, invitations and grants, all or nothing; a job
 * creates the copies. Rejects a configurator that is foreign or not deployed.
 */
export async function createReseller(
  services: Services,
  caller: Caller,
  organisationId: number,
  input: NewReseller,
): Promise<LoadedReseller> {
  const { db, jobs } = services;
  const id = await db.transaction().execute(async (transaction) => {
    const organisation = await findOrganisation(transaction, caller.scope, organisationId);
    if (!organisation || organisation.parentId !== null) throw new AppError('resource.missing');
    if (!mayCreateResellers(actorOf(caller), organisationId)) throw new AppError('access.denied');
    if (!organisation.enterprise) throw new AppError('resellers.not_enterprise');
    const reseller = await insertRow(services, transaction, caller, organisation, input);
    await inviteUsers(services, transaction, caller, reseller, input);
    for (const { id: configuratorId, version } of input.configurators) {
      await startGrant(services, transaction, reseller, {
        configuratorId,
        version: version === undefined ? undefined : Number(version),
      });
    }
    await recordAuditEvent(services, transaction, caller, 'reseller.created', {
      subject: reseller.name,
      within: reseller,
    });
    await publishLive(
      transaction,
      { event: 'reseller created', data: { reseller_id: reseller.id } },
      { organisationId: organisation.id },
    );
    return reseller.id;
  });
  jobs.wake('send-email');
  jobs.wake('grant-configurator');
  return loadReseller(db, caller.scope, id);
}

async function insertRow(
  { clock }: Services,
  transaction: Database,
  { scope }: Caller,
  organisation: OrganisationRecord,
  { name, contact_email }: NewReseller,
): Promise<OrganisationRecord> {
  const folderName = safeName(name) || 'reseller';
  const dataUrl = await freeFolder(transaction, `${organisation.dataUrl}/resellers/${folderName}`, isDataUrlTaken);
  const { id } = await insertOrganisation(transaction, {
    parentId: organisation.id,
    name,
    safeName: dataUrl.slice(dataUrl.lastIndexOf('/') + 1),
    dataUrl,
    primary: false,
    enterprise: false,
    logo: null,
    accessSubdomain: await freeSubdomain(transaction, folderName, clock()),
    authorisedDomain: null,
    contactEmail: contact_email,
    address: null,
  }).catch(rethrowNameTaken);
  const reseller = await findOrganisation(transaction, scope, id);
  if (!reseller) throw new AppError('resource.missing');
  return reseller;
}

/** The reseller's name when it is free; otherwise the reseller shares its organisation's host. */
async function freeSubdomain(db: Database, subdomain: string, now: Date): Promise<string | null> {
  if (subdomain.length < 2 || subdomain.length > 63 || RESERVED_SUBDOMAINS.includes(subdomain)) return null;
  if ((await findBySubdomain(db, subdomain)) || (await isRetired(db, subdomain, { now, organisationId: null })))
    return null;
  return subdomain;
}

export function rethrowNameTaken(error: unknown): never {
  if (violatedIndex(error) !== 'organisations_reseller_name_key') throw error;
  throw new AppError('request.invalid', { errors: { name: [messages.nameTaken] } });
}

async function inviteUsers(
  services: Services,
  transaction: Database,
  caller: Caller,
  reseller: OrganisationRecord,
  { users }: NewReseller,
): Promise<void> {
  const permissions = newUserPermissions(holderOf(caller.user), GROUP.resellerUser, false);
  for (const { first_name: firstName, last_name: lastName, email } of users) {
    const user = { firstName, lastName, email, groupId: GROUP.resellerUser, permissions };
    await insertInvited(services, transaction, caller, reseller, user, 'users');
  }
}
