import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import { designMessages } from '@vitrine/contract/designs/messages';
import { AppError } from '@vitrine/contract/errors';
import type { DesignModel, Restored } from '@vitrine/domain/design/design-model';
import { modelOf } from '@vitrine/domain/design/model-of';
import { findWithOrganisation } from '@vitrine/store/configurators/of-row';
import type { ConfiguratorRecord } from '@vitrine/store/configurators/queries';
import { grantedResellers } from '@vitrine/store/enquiries/queries';
import { resellerOf } from '@vitrine/store/organisations/of-row';
import type { OrganisationRecord } from '@vitrine/store/organisations/queries';
import { findGrant } from '@vitrine/store/resellers/queries';
import { readLiveFile } from '../../pricing/live-files.ts';
import type { Services } from '../../services.ts';
import { visitorHosts } from '../../visitor-origin.ts';

/** The configurator as visitors see it now. */
export interface LiveConfigurator {
  record: ConfiguratorRecord;
  type: ConfiguratorType;
  /** The tenant named above the design: the reseller on its copy. */
  tenant: OrganisationRecord;
  resellerId: number | null;
  /** Hosts of the pages that visitors come from. */
  hosts: string[];
  currency: string;
  organisation: OrganisationRecord;
  reseller: OrganisationRecord | null;
  /** In thousandths. */
  version: number;
  file: ConfiguratorFile;
  model: DesignModel;
}

export interface LiveConfiguratorQuery {
  configurator_id: number;
  reseller: readonly number[];
}

/**
 * The live version of a configurator, or of the copy granted to one of these resellers. Rejects what does not exist or
 * is not published.
 */
export async function readLiveConfigurator(
  services: Services,
  query: LiveConfiguratorQuery,
): Promise<LiveConfigurator> {
  const { db, config } = services;
  const found = await findWithOrganisation(db, query.configurator_id);
  if (!found) throw unknown();
  const { record, organisation } = found;
  const [resellerId = null] = await grantedResellers(db, record.id, [...query.reseller]);
  const reseller = (await resellerOf(db, { resellerId })) ?? null;
  const grant = reseller && (await findGrant(db, reseller.id, record.id));
  const version = grant ? grant.version : record.deployedVersion;
  const live = version === null ? null : await readLiveFile(services, record, version);
  if (!live) throw unknown();
  const { type, file } = live;
  return {
    record,
    type,
    tenant: reseller ?? organisation,
    resellerId,
    hosts: visitorHosts(config, organisation, reseller ?? undefined),
    currency: record.currency,
    organisation,
    reseller,
    version: live.version,
    file,
    model: modelOf(type, file),
  };
}

/** The design that a text describes on the live version. Rejects a text that names nothing of it. */
export function readDesign({ model }: LiveConfigurator, text: string): Restored {
  if (!model.knows(text)) throw new AppError('request.invalid', { errors: { design: [designMessages.unknownDesign] } });
  return model.restore(text);
}

const unknown = (): AppError =>
  new AppError('request.invalid', { errors: { configurator_id: [designMessages.unknownConfigurator] } });
