import { refuse } from '@vitrine/contract/errors';
import { type ConfiguratorRecord, findConfigurator, updateConfigurator } from '@vitrine/store/configurators/queries';
import type { Database } from '@vitrine/store/database';
import { findOrganisation, type OrganisationRecord } from '@vitrine/store/organisations/queries';
import { updateGrant } from '@vitrine/store/resellers/queries';
import { SYSTEM } from '@vitrine/store/scope';
import { type Copy, findCopy } from '../../content/find-copy.ts';
import { publish } from '../../content/latest.ts';
import { copyFolder } from '../../content/paths.ts';
import { publishCopy } from '../../content/publish-copy.ts';
import type { Caller } from '../../plugins/session.ts';
import type { Services } from '../../services.ts';

/** Whose customisation of a configurator it is: the organisation's, or that of a reseller's copy (decision A55). */
export interface Place {
  record: ConfiguratorRecord;
  organisation: OrganisationRecord;
  copy: Copy | null;
  /** What is stored; a copy without words of its own has the organisation's. */
  stored: Record<string, unknown>;
  /** Where its own files lie below the content host. */
  folder: string;
}

/** A reseller's user has its own copy and no other; others name a reseller of theirs. What the caller may not see is missing. */
export async function placeInScope(
  db: Database,
  { scope }: Pick<Caller, 'scope'>,
  configuratorId: number,
  named: number | undefined,
): Promise<Place> {
  const record = await findConfigurator(db, scope, configuratorId);
  const organisation = record && (await findOrganisation(db, SYSTEM, record.organisationId));
  if (!record || !organisation) throw refuse('resource.missing');
  const copy = await findCopy(db, scope, configuratorId, named);
  return {
    record,
    organisation,
    copy,
    stored: copy?.grant.customisation ?? record.customisation,
    folder: copy ? copyFolder(copy.reseller, record) : record.dataUrl,
  };
}

/** Stores a place's customisation and puts it live where something is live. Copies without words of their own follow by a job. */
export async function putCustomisation(
  services: Services,
  transaction: Database,
  place: Place,
  customisation: object,
): Promise<void> {
  const { record, organisation, copy } = place;
  const text = JSON.stringify(customisation);
  if (copy) {
    await updateGrant(transaction, copy.reseller.id, record.id, { customisation: text }, services.clock());
    const changed = { ...record, customisation: JSON.parse(text) };
    if (copy.grant.status === 'ready') {
      await publishCopy(services, changed, { organisation, reseller: copy.reseller }, copy.grant.version);
    }
    return;
  }
  await updateConfigurator(transaction, record.id, { customisation: text });
  if (record.deployedVersion !== null) {
    await publish(services, { ...record, customisation: JSON.parse(text) }, organisation, record.deployedVersion);
  }
  if (organisation.enterprise) {
    await services.jobs.enqueue(transaction, 'publish-organisation', { organisationId: organisation.id });
  }
}
