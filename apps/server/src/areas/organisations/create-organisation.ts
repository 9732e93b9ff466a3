import { AppError } from '@vitrine/contract/errors';
import { organisationMessages as messages } from '@vitrine/contract/organisations/messages';
import type { NewOrganisation } from '@vitrine/contract/organisations/schemas';
import { GROUP } from '@vitrine/contract/permissions';
import { safeName } from '@vitrine/domain/organisations/safe-name';
import { newUserPermissions } from '@vitrine/domain/policies/new-user-permissions';
import { insertContract } from '@vitrine/store/billing/queries';
import { type Database, violatedIndex } from '@vitrine/store/database';
import { insertOrganisation } from '@vitrine/store/organisations/insert';
import {
  findOrganisation,
  isDataUrlTaken,
  isRetired,
  type OrganisationRecord,
  updateOrganisation,
} from '@vitrine/store/organisations/queries';
import type { Scope } from '@vitrine/store/scope';
import { undoAndThrow } from '@vitrine/store/undoing-transaction';
import type { Caller } from '../../accounts/caller.ts';
import { insertInvited } from '../../accounts/insert-invited.ts';
import { recordAuditEvent } from '../../accounts/record-audit-event.ts';
import { freeFolder, removeUnlessTaken } from '../../hosting/free-folder.ts';
import { readTenantImages } from '../../images/tenant-images.ts';
import type { Services } from '../../services.ts';

/** Folders of the content host that belong to no organisation. */
const RESERVED_FOLDERS: readonly string[] = [
  'assets',
  'enquiries',
  'logos',
  'manufacturers',
  'slidingrobe',
  'uploads',
  'viewer',
];

/**
 * Creates an organisation with its contract, images, first user and invitation in one transaction. Rejects a name,
 * subdomain or address that is taken, by field.
 */
export async function createOrganisation(
  services: Services,
  caller: Caller,
  input: NewOrganisation,
): Promise<OrganisationRecord> {
  const { db, clock } = services;
  let folder: string | undefined;
  const create = async (transaction: Database): Promise<OrganisationRecord> => {
    const organisation = await insertRow(transaction, caller.scope, input);
    await assertNotRetired(transaction, input.access_subdomain, { organisationId: organisation.id, now: clock() });
    folder = organisation.dataUrl;
    const images = await readTenantImages(input);
    if (Object.keys(images.paths).length > 0)
      await updateOrganisation(transaction, organisation.id, images.paths, clock());
    await insertContract(transaction, {
      organisationId: organisation.id,
      enterprise: input.enterprise,
      years: input.years,
      startingAt: clock(),
      sessions: input.sessions,
      tiles: null,
    });
    await inviteFirstUser(services, transaction, caller, organisation, input);
    await recordAuditEvent(services, transaction, caller, 'organisation.created', {
      subject: organisation.name,
      within: organisation,
    });
    await images.writeTo(services.content, organisation.dataUrl);
    return { ...organisation, ...images.paths };
  };
  const creating = db.transaction().execute(create);
  const created = await creating.catch((error: unknown) =>
    undoAndThrow(error, async () => folder && removeUnlessTaken(services, folder, isDataUrlTaken)),
  );
  services.jobs.wake('send-email');
  return created;
}

async function insertRow(transaction: Database, scope: Scope, input: NewOrganisation): Promise<OrganisationRecord> {
  const dataUrl = await freeFolder(transaction, safeName(input.name) || 'organisation', isFolderTaken);
  const { id } = await insertOrganisation(transaction, {
    parentId: null,
    name: input.name,
    safeName: dataUrl,
    dataUrl,
    primary: true,
    enterprise: input.enterprise,
    logo: null,
    accessSubdomain: input.access_subdomain,
    authorisedDomain: input.authorised_domain,
    contactEmail: input.contact_email ?? null,
    address: null,
  }).catch(rethrowTaken);
  const organisation = await findOrganisation(transaction, scope, id);
  if (!organisation) throw new AppError('resource.missing');
  return organisation;
}

const isFolderTaken = async (db: Database, folder: string): Promise<boolean> =>
  RESERVED_FOLDERS.includes(folder) || isDataUrlTaken(db, folder);

/**
 * Rejects the subdomain that another tenant had not long ago. Call it once the organisation's row is written: until then
 * the unique index waits for a deletion or a change that is under way, which reserves the subdomain.
 */
export async function assertNotRetired(
  db: Database,
  subdomain: string,
  owner: { organisationId: number; now: Date },
): Promise<void> {
  if (await isRetired(db, subdomain, owner)) {
    throw new AppError('request.invalid', { errors: { access_subdomain: [messages.subdomainTaken] } });
  }
}

const TAKEN: Record<string, { field: string; message: string }> = {
  organisations_name_key: {
    field: 'name',
    get message() {
      return messages.nameTaken;
    },
  },
  organisations_subdomain_key: {
    field: 'access_subdomain',
    get message() {
      return messages.subdomainTaken;
    },
  },
  organisations_domain_key: {
    field: 'access_domain',
    get message() {
      return messages.domainTaken;
    },
  },
};

/** Turns a unique index's error into the form's; rethrows anything else. */
export function rethrowTaken(error: unknown): never {
  const taken = TAKEN[violatedIndex(error) ?? ''];
  if (!taken) throw error;
  throw new AppError('request.invalid', { errors: { [taken.field]: [taken.message] } });
}

/** Only when there is an address to invite. */
async function inviteFirstUser(
  services: Services,
  transaction: Database,
  caller: Caller,
  organisation: OrganisationRecord,
  input: NewOrganisation,
): Promise<void> {
  if (input.contact_email === undefined) return;
  const groupId = GROUP.organisationUser;
  const administrator = { is_admin: true, permissions: [] };
  const user = {
    firstName: input.first_name,
    lastName: input.last_name,
    email: input.contact_email,
    groupId,
    permissions: newUserPermissions(administrator, groupId, true),
  };
  await insertInvited(services, transaction, caller, organisation, user, 'contact_email');
}
