import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import { type ConfiguratorType, typeName } from '@vitrine/contract/configurators/limits';
import { designMessages } from '@vitrine/contract/designs/messages';
import { AppError } from '@vitrine/contract/errors';
import type { LatestFile } from '@vitrine/contract/latest-file';
import { expandFile } from '@vitrine/domain/catalogue/expand-file';
import type { DesignModel, Restored } from '@vitrine/domain/design/design-model';
import { modelOf } from '@vitrine/domain/design/model-of';
import { findWithOrganisation } from '@vitrine/store/configurators/of-row';
import type { ConfiguratorRecord } from '@vitrine/store/configurators/queries';
import { grantedResellers } from '@vitrine/store/enquiries/queries';
import { resellerOf } from '@vitrine/store/organisations/of-row';
import type { OrganisationRecord } from '@vitrine/store/organisations/queries';
import { contentPaths, copyFolder } from '../../hosting/paths.ts';
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
  const { db, content, config } = services;
  const found = await findWithOrganisation(db, query.configurator_id);
  if (!found) throw unknown();
  const { record, organisation } = found;
  const [resellerId = null] = await grantedResellers(db, record.id, [...query.reseller]);
  const reseller = await resellerOf(db, { resellerId });
  const folder = reseller ? copyFolder(reseller, record) : record.dataUrl;
  const live = await content.read(contentPaths(folder).latest);
  if (!live) throw unknown();
  const { details, currency } = JSON.parse(live.toString('utf8')) as LatestFile;
  const type = typeName(record.typeId);
  return {
    record,
    type,
    tenant: reseller ?? organisation,
    resellerId,
    hosts: visitorHosts(config, organisation, reseller),
    currency,
    model: modelOf(type, expandFile(details) as ConfiguratorFile),
  };
}

/** The design that a text describes on the live version. Rejects a text that names nothing of it. */
export function readDesign({ model }: LiveConfigurator, text: string): Restored {
  if (!model.knows(text)) throw new AppError('request.invalid', { errors: { design: [designMessages.unknownDesign] } });
  return model.restore(text);
}

const unknown = (): AppError =>
  new AppError('request.invalid', { errors: { configurator_id: [designMessages.unknownConfigurator] } });
