import type { DesignToPrice, PricedDesign } from '@vitrine/contract/designs/schemas';
import { cartLines } from '@vitrine/domain/design/cart-lines';
import { pricedLines } from '@vitrine/domain/prices/cart-lines';
import { toMajor } from '@vitrine/domain/prices/money';
import type { DesignPrice } from '@vitrine/domain/prices/price-design';
import { fromThousandths } from '@vitrine/domain/versions/thousandths';
import type { PriceSignatures } from '../../pricing/price-signatures.ts';
import type { Services } from '../../services.ts';
import { assertVisitorOrigin } from '../../visitor-origin.ts';
import { type LiveConfigurator, readDesign, readLiveConfigurator } from './live-configurator.ts';
import { type PricedLive, priceLive } from './price-live.ts';

type UnsignedPrice = Omit<PricedDesign, 'signature'>;

interface PriceDesignInput {
  input: DesignToPrice;
  origin: string | undefined;
}

/** The lines of an order and its total, from the live version and the tenant's prices alone, signed. */
export async function priceDesign(
  services: Services,
  signatures: PriceSignatures,
  { input, origin }: PriceDesignInput,
): Promise<PricedDesign> {
  const live = await readLiveConfigurator(services, input);
  assertVisitorOrigin(origin, live.hosts);
  const { design } = readDesign(live, input.design);
  const priced = await priceLive(services, live, design, input);
  const answer: UnsignedPrice = { ...totalsOf(priced), lines: linesOf(priced), design: live.model.write(design) };
  const signature =
    answer.total === null
      ? null
      : signatures.sign({
          aud: audienceOf(live),
          configurator_id: live.record.id,
          reseller_id: live.resellerId,
          version: fromThousandths(live.version),
          ...answer,
        });
  return { ...answer, signature };
}

/** Whose shop a price is for: without it, the price of any other seller would be as good. */
const audienceOf = ({ record, resellerId }: Pick<LiveConfigurator, 'record' | 'resellerId'>): string =>
  resellerId === null ? `configurator/${record.id}` : `configurator/${record.id}/reseller/${resellerId}`;

function linesOf({ items, price, currency }: PricedLive): PricedDesign['lines'] {
  if (!price)
    return cartLines(items).map(({ price: _, ...line }) => ({
      ...line,
      unit: 'piece' as const,
      unit_price: null,
      amount: null,
      currency,
    }));
  return pricedLines(items, price).map(({ unitPrice, amount, ...line }) => ({
    ...line,
    unit_price: inWhole(unitPrice, currency),
    amount: inWhole(amount, currency),
    currency,
  }));
}

const totalsOf = ({ price, currency }: PricedLive): Pick<UnsignedPrice, 'total' | 'tax' | 'currency'> => ({
  total: inWhole(price?.total ?? null, currency),
  tax: price ? taxOf(price) : null,
  currency,
});

const taxOf = ({ tax, currency }: DesignPrice): UnsignedPrice['tax'] =>
  tax && {
    country: tax.country,
    rate: tax.rate / 100,
    amount: toMajor(tax.amount, currency),
    is_included: tax.isIncluded,
  };

const inWhole = (amount: number | null, currency: string): number | null =>
  amount === null ? null : toMajor(amount, currency);
