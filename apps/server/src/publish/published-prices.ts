import type { PublishedPrices } from '@vitrine/contract/latest-file';
import { hasLivePriceList } from '@vitrine/store/prices/queries';
import { type PricingTenants, priceSettingsOf } from '../pricing/find-table.ts';
import type { Services } from '../services.ts';

/**
 * What latest.json says of prices; undefined for a tenant that has neither chosen nor a live list, whose visitors see
 * the prices of the data file.
 */
export async function publishedPrices(
  { db, addresses }: Pick<Services, 'db' | 'addresses'>,
  tenants: PricingTenants,
): Promise<PublishedPrices | undefined> {
  const { organisation, reseller } = tenants;
  const hasList = await hasLivePriceList(db, [organisation.id, ...(reseller ? [reseller.id] : [])]);
  if (!hasList && !organisation.priceSettings && !reseller?.priceSettings) return undefined;
  const { display, differences, measures } = priceSettingsOf(tenants);
  const isListed = hasList && display !== 'none';
  return { display, differences, measures, ...(isListed && { url: `${addresses.api}/viewer/prices` }) };
}

/** Whether visitors may see prices, also those of the data file. */
export const showsPrices = (prices: PublishedPrices | undefined): boolean => prices?.display !== 'none';
