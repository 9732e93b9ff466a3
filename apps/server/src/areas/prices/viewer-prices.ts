import type { Input } from '@vitrine/contract/define-route';
import { AppError } from '@vitrine/contract/errors';
import type { priceRoutes } from '@vitrine/contract/prices/routes';
import type { ViewerPrices } from '@vitrine/contract/prices/schemas';
import { currencyOf } from '@vitrine/domain/catalogue/currency-of';
import { findWithOrganisation } from '@vitrine/store/configurators/of-row';
import { grantedResellers } from '@vitrine/store/enquiries/queries';
import { resellerOf } from '@vitrine/store/organisations/of-row';
import { findGrant } from '@vitrine/store/resellers/queries';
import { findPriceTable, priceSettingsOf } from '../../pricing/find-table.ts';
import { readLiveFile } from '../../pricing/live-files.ts';
import type { Services } from '../../services.ts';
import { assertVisitorOrigin, visitorHosts } from '../../visitor-origin.ts';

/**
 * The prices of a published configurator for its visitors: only of its own articles, and only where its tenant shows
 * prices. Rejects as missing everything else, and another currency that the tenant has no list in.
 */
export async function readViewerPrices(
  services: Services,
  query: Input<typeof priceRoutes.readViewerPrices>['query'],
  origin: string | undefined,
): Promise<ViewerPrices> {
  const { db, config, clock } = services;
  const found = await findWithOrganisation(db, query.configurator_id);
  if (!found) throw new AppError('resource.missing');
  const { record, organisation } = found;
  const [resellerId = null] = await grantedResellers(db, record.id, [...query.reseller]);
  const reseller = (await resellerOf(db, { resellerId })) ?? null;
  assertVisitorOrigin(origin, visitorHosts(config, organisation, reseller ?? undefined));
  const settings = priceSettingsOf({ organisation, reseller });
  const version = reseller ? (await findGrant(db, reseller.id, record.id))?.version : record.deployedVersion;
  const live = settings.display === 'none' || !version ? null : await readLiveFile(services, record, version);
  if (!live) throw new AppError('resource.missing');
  const fileCurrency = currencyOf(live.file);
  const currency = query.currency ?? fileCurrency;
  const priced = await findPriceTable(
    db,
    { organisation, reseller },
    {
      configuratorId: record.id,
      type: live.type,
      file: live.file,
      currency,
      country: query.country,
      now: clock(),
    },
  );
  if (!priced && currency !== fileCurrency) throw new AppError('resource.missing');
  const { display, differences, measures } = settings;
  return { settings: { display, differences, measures }, table: priced?.table ?? null };
}
