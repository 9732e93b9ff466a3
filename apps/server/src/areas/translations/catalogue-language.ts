import { AppError } from '@vitrine/contract/errors';
import type { Language } from '@vitrine/contract/languages/limits';
import type { CatalogueLanguages } from '@vitrine/contract/translations/schemas';
import { findOrganisation, updateOrganisation } from '@vitrine/store/organisations/queries';
import type { Caller } from '../../accounts/caller.ts';
import { nameSettings } from '../../accounts/name-settings.ts';
import { recordAuditEvent } from '../../accounts/record-audit-event.ts';
import type { Services } from '../../services.ts';
import { presentLanguages } from './present.ts';

interface CatalogueLanguageInput {
  organisationId: number;
  /** Null for the main language. */
  language: Language | null;
}

/**
 * Says in which language an organisation writes its catalogues, and publishes what is live again: its words are no
 * longer shown in translations into that language, which are kept. Rejects as missing a reseller, whose copies are
 * written by its organisation, and what is outside the caller's scope.
 */
export async function changeCatalogueLanguage(
  services: Services,
  caller: Caller,
  { organisationId, language }: CatalogueLanguageInput,
): Promise<CatalogueLanguages> {
  const { db, jobs, clock } = services;
  const changed = await db.transaction().execute(async (transaction) => {
    const organisation = await findOrganisation(transaction, caller.scope, organisationId);
    if (!organisation || organisation.parentId !== null) throw new AppError('resource.missing');
    if (organisation.catalogueLanguage === language) return organisation;
    await updateOrganisation(transaction, organisationId, { catalogueLanguage: language }, clock());
    await recordAuditEvent(services, transaction, caller, 'organisation.edited', {
      subject: organisation.name,
      detail: nameSettings({ catalogue_language: language }),
      within: organisation,
    });
    await jobs.enqueue(transaction, 'publish-organisation', { organisationId });
    return { ...organisation, catalogueLanguage: language };
  });
  jobs.wake('publish-organisation');
  return presentLanguages(changed);
}
