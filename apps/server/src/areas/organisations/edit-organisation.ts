import { AppError } from '@vitrine/contract/errors';
import type { OrganisationEdit } from '@vitrine/contract/organisations/schemas';
import type { Database } from '@vitrine/store/database';
import { findOrganisation, type OrganisationRecord, updateOrganisation } from '@vitrine/store/organisations/queries';
import type { Caller } from '../../accounts/caller.ts';
import { nameSettings } from '../../accounts/name-settings.ts';
import { recordAuditEvent } from '../../accounts/record-audit-event.ts';
import { readTenantImages } from '../../images/tenant-images.ts';
import type { Services } from '../../services.ts';
import { rethrowTaken } from './create-organisation.ts';

/** A top-level organisation in the caller's scope; resellers have separate routes. */
export async function organisationInScope(db: Database, caller: Caller, id: number): Promise<OrganisationRecord> {
  const found = await findOrganisation(db, caller.scope, id);
  if (!found || found.parentId !== null) throw new AppError('resource.missing');
  return found;
}

/** Changes what an organisation may change about itself: name, images, contact, language. Its addresses stay. */
export async function editOrganisation(
  services: Services,
  caller: Caller,
  id: number,
  input: OrganisationEdit,
): Promise<void> {
  const { db, content, jobs, clock } = services;
  const { id: _id, ...settings } = input;
  const { logo, banner, contact_email: contactEmail, name, language } = settings;
  await db.transaction().execute(async (transaction) => {
    const organisation = await organisationInScope(transaction, caller, id);
    const images = await readTenantImages({ logo, banner });
    const changes = {
      ...(name === undefined ? {} : { name }),
      ...(contactEmail === undefined ? {} : { contactEmail }),
      ...(language === undefined ? {} : { language }),
      ...images.paths,
    };
    if (Object.keys(changes).length === 0) return;
    await updateOrganisation(transaction, id, changes, clock()).catch(rethrowTaken);
    await recordAuditEvent(services, transaction, caller, 'organisation.edited', {
      subject: organisation.name,
      detail: nameSettings(settings),
      within: organisation,
    });
    await jobs.enqueue(transaction, 'publish-organisation', { organisationId: id });
    await images.writeTo(content, organisation.dataUrl);
  });
  jobs.wake('publish-organisation');
}
