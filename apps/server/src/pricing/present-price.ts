import { currencyDecimals } from '@vitrine/contract/prices/currencies';
import type { CalculatedDesign } from '@vitrine/contract/prices/schemas';
import type { DesignPrice } from '@vitrine/domain/prices/price-design';
import { unitsOf } from '@vitrine/domain/prices/quantity';

/**
 * A price as the API answers it.
 * @param components the layer or part of each item of the design
 */
export const presentPrice = (
  { currency, parts, surcharges, subtotal, tax, total }: DesignPrice,
  components: readonly string[],
): Omit<CalculatedDesign, 'price_list' | 'version' | 'design'> => ({
  currency,
  decimals: currencyDecimals(currency),
  parts: parts.map((part) => ({
    article: part.article,
    sku: part.sku,
    name: part.name,
    component: components[part.item] ?? '',
    unit: part.unit,
    quantity: unitsOf(part.quantity),
    unit_price: part.unitPrice,
    amount: part.amount,
  })),
  surcharges,
  subtotal,
  tax: tax && { country: tax.country, rate: tax.rate, amount: tax.amount, is_included: tax.isIncluded },
  total,
});
