import { AppError } from '@vitrine/contract/errors';
import { type ConfiguratorRecord, findConfigurator } from '@vitrine/store/configurators/queries';
import type { Database } from '@vitrine/store/database';
import { findOrganisation, type OrganisationRecord } from '@vitrine/store/organisations/queries';
import { SYSTEM } from '@vitrine/store/scope';
import { copyFolder } from '../hosting/paths.ts';
import type { Caller } from '../plugins/session.ts';
import { type Copy, findCopy } from './find-copy.ts';

/** Whose customisation and presets of a configurator: the organisation's, or those of a reseller's copy. */
export interface CustomisationTarget {
  record: ConfiguratorRecord;
  organisation: OrganisationRecord;
  copy: Copy | null;
  /** What is stored of the customisation; a copy without words of its own has the organisation's. */
  stored: Record<string, unknown>;
  /** Where its own files lie below the content host. */
  folder: string;
}

/** A reseller's user has its own copy and no other; others name a reseller of theirs. What the caller may not see is missing. */
export async function findCustomisationTarget(
  db: Database,
  { scope }: Pick<Caller, 'scope'>,
  configuratorId: number,
  named: number | undefined,
): Promise<CustomisationTarget> {
  const record = await findConfigurator(db, scope, configuratorId);
  const organisation = record && (await findOrganisation(db, SYSTEM, record.organisationId));
  if (!record || !organisation) throw new AppError('resource.missing');
  const copy = await findCopy(db, scope, configuratorId, named);
  return {
    record,
    organisation,
    copy,
    stored: copy?.grant.customisation ?? record.customisation,
    folder: copy ? copyFolder(copy.reseller, record) : record.dataUrl,
  };
}
