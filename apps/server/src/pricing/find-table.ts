import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import type { PriceTable } from '@vitrine/contract/prices/price-table';
import { DEFAULT_PRICE_SETTINGS, type PriceSettings } from '@vitrine/contract/prices/schemas';
import { utcDay } from '@vitrine/domain/dates/utc-day';
import { composeTable, type StoredPriceList } from '@vitrine/domain/prices/compose-table';
import { articlesOfFile } from '@vitrine/domain/prices/parts/articles-of-file';
import type { Database } from '@vitrine/store/database';
import type { OrganisationRecord } from '@vitrine/store/organisations/queries';
import { listValidPriceLists, type PriceListRecord, readPrices } from '@vitrine/store/prices/queries';

/** Whose prices they are: an organisation's, or a reseller's of it. */
export interface PricingTenants {
  organisation: Pick<OrganisationRecord, 'id' | 'priceSettings'>;
  reseller: Pick<OrganisationRecord, 'id' | 'priceSettings'> | null;
}

/** What visitors see of prices: a reseller that has not chosen follows its organisation. */
export const priceSettingsOf = ({ organisation, reseller }: PricingTenants): PriceSettings =>
  reseller?.priceSettings ?? organisation.priceSettings ?? DEFAULT_PRICE_SETTINGS;

export interface FoundTable {
  table: PriceTable;
  list: PriceListRecord;
}

interface TableQuery {
  configuratorId: number;
  type: ConfiguratorType;
  file: ConfiguratorFile;
  currency: string;
  country: string | undefined;
  now: Date;
}

/**
 * The prices of a configurator today: the reseller's live list of the currency, otherwise the organisation's; null
 * where none is valid. The caller has found the tenants; the organisation's list is read for its resellers too.
 */
export async function findPriceTable(
  db: Database,
  tenants: PricingTenants,
  query: TableQuery,
): Promise<FoundTable | null> {
  const { organisation, reseller } = tenants;
  const owners = [organisation.id, ...(reseller ? [reseller.id] : [])];
  const day = utcDay(query.now);
  const lists = (await listValidPriceLists(db, owners, day)).filter(({ currency }) => currency === query.currency);
  const ofReseller = lists.find(({ organisationId }) => organisationId === reseller?.id);
  const ofOrganisation = lists.find(({ organisationId }) => organisationId === organisation.id);
  const own = ofReseller ?? ofOrganisation;
  if (!own) return null;
  const isBased = ofReseller?.base === 'manufacturer' && ofOrganisation !== undefined;
  const table = composeTable(
    await withPrices(db, own),
    isBased && ofOrganisation ? await withPrices(db, ofOrganisation) : null,
    {
      configuratorId: query.configuratorId,
      articles: articlesOfFile(query.type, query.file).map(({ article }) => article),
      country: query.country ?? priceSettingsOf(tenants).country,
    },
  );
  return { table, list: own };
}

const withPrices = async (db: Database, list: PriceListRecord): Promise<StoredPriceList> => ({
  ...list,
  prices: await readPrices(db, list.id),
});
