import { AppError } from '@vitrine/contract/errors';
import { type ConfiguratorRecord, findConfigurator } from '@vitrine/store/configurators/queries';
import type { Database } from '@vitrine/store/database';
import { organisationOf } from '@vitrine/store/organisations/of-row';
import type { OrganisationRecord } from '@vitrine/store/organisations/queries';
import type { Caller } from '../accounts/caller.ts';
import { copyFolder } from '../hosting/paths.ts';
import { type Copy, findCopy } from './find-copy.ts';

/** The target of customisation and presets of a configurator: the organisation, or a reseller's copy. */
export interface CustomisationTarget {
  record: ConfiguratorRecord;
  organisation: OrganisationRecord;
  copy: Copy | null;
  /** The stored customisation; a copy without texts has the organisation's. */
  stored: Record<string, unknown>;
  /** The folder with its files below the content host. */
  folder: string;
}

/**
 * A reseller's user has its own copy and no other; others name one of their resellers. Rejects as missing what the
 * caller may not see.
 */
export async function findCustomisationTarget(
  db: Database,
  { scope }: Pick<Caller, 'scope'>,
  configuratorId: number,
  named: number | undefined,
): Promise<CustomisationTarget> {
  const record = await findConfigurator(db, scope, configuratorId);
  const organisation = record && (await organisationOf(db, record));
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
