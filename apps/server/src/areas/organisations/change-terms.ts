import type { OrganisationTerms } from '@vitrine/contract/organisations/schemas';
import { findContract, insertContract, updateContract } from '@vitrine/store/billing/queries';
import type { Database } from '@vitrine/store/database';
import { lockFolders } from '@vitrine/store/folders';
import { lockTenant } from '@vitrine/store/organisations/lock-tenant';
import { retireSubdomain, updateOrganisation } from '@vitrine/store/organisations/queries';
import type { Caller } from '../../accounts/caller.ts';
import { nameSettings } from '../../accounts/name-settings.ts';
import { recordAuditEvent } from '../../accounts/record-audit-event.ts';
import type { Services } from '../../services.ts';
import { assertNotRetired, rethrowTaken } from './create-organisation.ts';
import { organisationInScope } from './edit-organisation.ts';

/**
 * Changes the settings that only administrators set: kind, domains, contract. Its former subdomain stays reserved for a
 * while. Rewrites the live files that depend on them.
 */
export async function changeTerms(
  services: Services,
  caller: Caller,
  id: number,
  input: OrganisationTerms,
): Promise<void> {
  const { db, jobs, clock } = services;
  const { contract, ...settings } = input;
  await db.transaction().execute(async (transaction) => {
    // A reseller that is created at the same moment chooses its subdomain under this lock.
    if (input.access_subdomain !== undefined) await lockFolders(transaction);
    // Of two changes of the contract at once, none is lost.
    await lockTenant(transaction, id);
    const organisation = await organisationInScope(transaction, caller, id);
    const changes = columnsOf(input);
    if (Object.keys(changes).length > 0) {
      await updateOrganisation(transaction, id, changes, clock()).catch(rethrowTaken);
    }
    if (changes.accessSubdomain !== undefined && changes.accessSubdomain !== organisation.accessSubdomain) {
      const owner = { organisationId: id, now: clock() };
      await assertNotRetired(transaction, changes.accessSubdomain, owner);
      const { accessSubdomain: subdomain } = organisation;
      if (subdomain) await retireSubdomain(transaction, { subdomain, ...owner });
    }
    await changeContract(services, transaction, id, input);
    await recordAuditEvent(services, transaction, caller, 'organisation.edited', {
      subject: organisation.name,
      detail: nameSettings({ ...settings, ...contract }),
      within: organisation,
    });
    await jobs.enqueue(transaction, 'publish-organisation', { organisationId: id });
  });
  jobs.wake('publish-organisation');
}

function columnsOf({ primary, enterprise, localisation, authorised_domain, access_subdomain }: OrganisationTerms) {
  return {
    ...(primary === undefined ? {} : { primary }),
    ...(enterprise === undefined ? {} : { enterprise }),
    ...(localisation === undefined ? {} : { localisation }),
    ...(authorised_domain === undefined ? {} : { authorisedDomain: authorised_domain }),
    ...(access_subdomain === undefined ? {} : { accessSubdomain: access_subdomain }),
  };
}

/** An organisation without a contract gets one, from today for a year. */
const FIRST_CONTRACT = { years: 1, sessions: 1000 };

async function changeContract(
  { clock }: Pick<Services, 'clock'>,
  transaction: Database,
  organisationId: number,
  { contract, enterprise }: OrganisationTerms,
): Promise<void> {
  const stored = await findContract(transaction, organisationId);
  if (!stored && contract === undefined) return;
  if (!stored) {
    const fresh = { organisationId, enterprise: enterprise ?? false, startingAt: clock(), tiles: null };
    await insertContract(transaction, { ...fresh, ...FIRST_CONTRACT });
  }
  const { starting_at, years, sessions, tiles, logo_removal, call_to_action } = contract ?? {};
  const features = {
    ...stored?.features,
    ...(logo_removal === undefined ? {} : { logo_removal }),
    ...(call_to_action === undefined ? {} : { call_to_action }),
  };
  await updateContract(transaction, organisationId, {
    features: JSON.stringify(features),
    ...(enterprise === undefined ? {} : { enterprise }),
    ...(starting_at === undefined ? {} : { startingAt: new Date(`${starting_at}T00:00:00Z`) }),
    ...(years === undefined ? {} : { years }),
    ...(sessions === undefined ? {} : { sessions }),
    ...(tiles === undefined ? {} : { tiles }),
  });
}
