import { AppError } from '@vitrine/contract/errors';
import { priceMessages } from '@vitrine/contract/prices/messages';
import type { Design } from '@vitrine/domain/design/design';
import type { ChosenItem } from '@vitrine/domain/design/design-items';
import { isPricedPerSquareMetre, type PartsModel, partsModelOf } from '@vitrine/domain/design/parts-of';
import type { Measures } from '@vitrine/domain/prices/formula';
import { toMajor } from '@vitrine/domain/prices/money';
import { type DesignPrice, itemAmounts } from '@vitrine/domain/prices/price-design';
import { type FoundTable, findPriceTable, priceSettingsOf } from '../../pricing/find-table.ts';
import { priceOfParts } from '../../pricing/price-of-design.ts';
import type { Services } from '../../services.ts';
import type { LiveConfigurator } from './live-configurator.ts';

/** Where and in what a design is priced. */
export interface PricingContext {
  currency?: string | undefined;
  country?: string | undefined;
  measures: Measures;
  /** As the viewer shows it: a floor without an area is priced by the square metre, not as an order. */
  asShown?: boolean;
  /** The prices, and what designs of the file need, where the caller has found them for several designs. */
  found?: FoundTable | null;
  needs?: PartsModel;
}

export interface PricedLive {
  /** With the prices of all their pieces, in whole units of the currency. */
  items: ChosenItem[];
  currency: string;
  /** Null where the tenant shows visitors no prices. */
  price: DesignPrice | null;
  /** Whether these are the prices of one square metre. */
  isPerSquareMetre: boolean;
}

const withoutPrices = ({ items, currency }: Pick<PricedLive, 'items' | 'currency'>): PricedLive => ({
  items: items.map((item) => ({ ...item, price: null })),
  currency,
  price: null,
  isPerSquareMetre: false,
});

/** A design as visitors read it: without prices where its tenant only shows that of the cheapest design. */
export const asVisitorsRead = (live: LiveConfigurator, priced: PricedLive): PricedLive =>
  priceSettingsOf(live).display === 'from' ? withoutPrices(priced) : priced;

/** The prices of the day for designs of a configurator; null where the tenant has no list, or shows none. */
export async function findLiveTable(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  live: LiveConfigurator,
  { currency = live.currency, country }: Pick<PricingContext, 'currency' | 'country'> = {},
): Promise<FoundTable | null> {
  if (priceSettingsOf(live).display === 'none') return null;
  const { record, type, file } = live;
  return findPriceTable(db, live, { configuratorId: record.id, type, file, currency, country, now: clock() });
}

/** The items of a design with what they cost visitors. Rejects a currency that the tenant has no list in. */
export async function priceLive(
  services: Pick<Services, 'db' | 'clock'>,
  live: LiveConfigurator,
  design: Design,
  context: PricingContext,
): Promise<PricedLive> {
  const { type, file, model } = live;
  const items = model.items(design);
  const currency = context.currency ?? live.currency;
  if (priceSettingsOf(live).display === 'none') return withoutPrices({ items, currency });
  const found = context.found === undefined ? await findLiveTable(services, live, context) : context.found;
  if (!found && currency !== live.currency)
    throw new AppError('request.invalid', { errors: { currency: [priceMessages.noListInCurrency] } });
  const needs = context.needs ?? partsModelOf(type, file);
  const measures = needs.sizes(design, context.measures);
  const isPerSquareMetre = context.asShown === true && isPricedPerSquareMetre(type, file, context.measures);
  const parts = needs.parts(design, context.measures);
  const price = priceOfParts(parts, found, { currency, measures, isPerSquareMetre });
  const amounts = itemAmounts(items.length, price.parts);
  const inWhole = (amount: number | null | undefined) => (amount == null ? null : toMajor(amount, currency));
  return {
    items: items.map((item, index) => ({ ...item, price: inWhole(amounts[index]) })),
    ...{ currency, price, isPerSquareMetre },
  };
}
