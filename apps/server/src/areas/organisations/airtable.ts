import { type OrganisationRecord, updateOrganisation } from '@vitrine/store/organisations/queries';
import type { Caller } from '../../accounts/caller.ts';
import { recordAuditEvent } from '../../accounts/record-audit-event.ts';
import type { Services } from '../../services.ts';
import { organisationInScope } from './edit-organisation.ts';

export const presentAirtable = ({ airtableIntegration, airtableBase, airtableTable }: OrganisationRecord) => ({
  connected: airtableIntegration,
  base_id: airtableBase,
  table: airtableTable,
});

/** Connects a spreadsheet base, or removes it with its key (null). The key is stored sealed and never returned. */
export async function setAirtable(
  services: Services,
  caller: Caller,
  id: number,
  input: { base_id: string; table: string; key: string } | null,
) {
  const { db, secrets, clock } = services;
  await db.transaction().execute(async (transaction) => {
    const organisation = await organisationInScope(transaction, caller, id);
    const changes = {
      airtableIntegration: input !== null,
      airtableBase: input?.base_id ?? null,
      airtableTable: input?.table ?? null,
      airtableKeySealed: input && secrets.seal(input.key),
    };
    await updateOrganisation(transaction, id, changes, clock());
    await recordAuditEvent(services, transaction, caller, 'organisation.edited', {
      subject: organisation.name,
      detail: { phrase: input === null ? 'spreadsheet.disconnected' : 'spreadsheet.connected' },
      within: organisation,
    });
  });
  return presentAirtable(await organisationInScope(db, caller, id));
}
