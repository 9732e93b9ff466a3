import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import { designMessages } from '@vitrine/contract/designs/messages';
import { AppError } from '@vitrine/contract/errors';
import { currencyOf } from '@vitrine/domain/catalogue/currency-of';
import type { DesignModel, RestoredDesign } from '@vitrine/domain/design/design-model';
import { modelOf } from '@vitrine/domain/design/model-of';
import { findWithOrganisation } from '@vitrine/store/configurators/of-row';
import type { ConfiguratorRecord } from '@vitrine/store/configurators/queries';
import { grantedResellers } from '@vitrine/store/enquiries/queries';
import { resellerOf } from '@vitrine/store/organisations/of-row';
import type { OrganisationRecord } from '@vitrine/store/organisations/queries';
import { findGrant, type GrantRecord } from '@vitrine/store/resellers/queries';
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
  /** The copy's own texts and presets; null for the organisation's. */
  grant: GrantRecord | null;
  /** In thousandths. */
  version: number;
  file: ConfiguratorFile;
  model: DesignModel;
}

export interface LiveConfiguratorQuery {
  configurator_id: number;
  reseller: readonly number[];
}

/** The live version of a configurator, or of the copy granted to one of these resellers; null where there is none. */
export async function findLiveConfigurator(
  services: Services,
  query: LiveConfiguratorQuery,
): Promise<LiveConfigurator | null> {
  const { db, config } = services;
  const found = await findWithOrganisation(db, query.configurator_id);
  if (!found) return null;
  const { record, organisation } = found;
  const [resellerId = null] = await grantedResellers(db, record.id, [...query.reseller]);
  const reseller = (await resellerOf(db, { resellerId })) ?? null;
  const grant = (reseller && (await findGrant(db, reseller.id, record.id))) ?? null;
  const version = grant ? grant.version : record.deployedVersion;
  const live = version === null ? null : await readLiveFile(services, record, version);
  if (!live) return null;
  const { type, file } = live;
  return {
    record,
    type,
    tenant: reseller ?? organisation,
    resellerId,
    hosts: visitorHosts(config, organisation, reseller ?? undefined),
    currency: currencyOf(file),
    organisation,
    reseller,
    grant,
    version: live.version,
    file,
    model: modelOf(type, file),
  };
}

/**
 * The live version of exactly this configurator or copy: a reseller that has no copy, or none any more, has none. For what
 * is public by its address, as feeds and short links, which then show nothing of the organisation's own.
 */
export async function findLiveOf(
  services: Services,
  { configuratorId, resellerId }: { configuratorId: number; resellerId: number | null },
): Promise<LiveConfigurator | null> {
  const reseller = resellerId === null ? [] : [resellerId];
  const found = await findLiveConfigurator(services, { configurator_id: configuratorId, reseller });
  return found?.resellerId === resellerId ? found : null;
}

/** The live configurator for a visitor's request: rejects what does not exist or is not published. */
export async function readLiveConfigurator(
  services: Services,
  query: LiveConfiguratorQuery,
): Promise<LiveConfigurator> {
  const found = await findLiveConfigurator(services, query);
  if (!found)
    throw new AppError('request.invalid', { errors: { configurator_id: [designMessages.unknownConfigurator] } });
  return found;
}

/** The design that a text describes on the live version. Rejects a text that names nothing of it. */
export function readDesign({ model }: LiveConfigurator, text: string): RestoredDesign {
  if (!model.knows(text)) throw new AppError('request.invalid', { errors: { design: [designMessages.unknownDesign] } });
  return model.restore(text);
}
