import type { PriceTable, Surcharge } from '@vitrine/contract/prices/price-table';
import type { DesignPart } from './design-part.ts';
import type { Measures } from './formula.ts';
import { fileMinor, priceOfQuantity, rateOf, rateWithin } from './money.ts';

/** All money in minor units of the currency. */
export interface PricedPart extends DesignPart {
  /** Null for a part without a price. */
  unitPrice: number | null;
  amount: number | null;
}

export interface PricedSurcharge {
  name: string;
  amount: number;
}

export interface DesignPrice {
  currency: string;
  parts: PricedPart[];
  surcharges: PricedSurcharge[];
  /** Parts and surcharges, as the prices are: with or without tax. */
  subtotal: number;
  tax: { country: string; rate: number; amount: number; isIncluded: boolean; isShown: boolean } | null;
  /** What is shown: with the tax or without; null when no part has a price. */
  total: number | null;
}

/** A price list, or the prices of the data file itself: there, items of one SKU can have different prices. */
export type PriceSource = PriceTable | (Omit<PriceTable, 'prices'> & { prices: null });

/** The prices of a data file, for a tenant without a price list. */
export const filePrices = (currency: string): PriceSource => ({ currency, prices: null, surcharges: [], tax: null });

/**
 * The prices of one square metre of a floor whose area nobody knows: without surcharges that are amounts for the whole
 * order, and without those that depend on its size.
 */
export const pricesPerSquareMetre = (source: PriceSource): PriceSource => ({
  ...source,
  surcharges: source.surcharges.filter(({ kind, when }) => kind === 'rate' && when.kind !== 'measure'),
});

const unitPriceOf = ({ article, filePrice }: DesignPart, { prices, currency }: PriceSource): number | null => {
  if (prices === null) return fileMinor(filePrice, currency);
  return Object.hasOwn(prices, article) ? (prices[article] ?? null) : null;
};

const sumOf = (amounts: readonly { amount: number | null }[]): number =>
  amounts.reduce((sum, { amount }) => sum + (amount ?? 0), 0);

/** The parts that a surcharge is for; none where it does not apply. */
const partsFor = ({ when }: Surcharge, parts: readonly PricedPart[], measures: Measures): readonly PricedPart[] => {
  if (when.kind === 'option') return parts.filter(({ options }) => options.includes(when.option));
  if (when.kind === 'always') return parts;
  const value = Object.hasOwn(measures, when.measure) ? measures[when.measure] : undefined;
  return value !== undefined && value >= when.from && value <= when.until ? parts : [];
};

const surchargesOf = (
  { surcharges }: PriceSource,
  parts: readonly PricedPart[],
  measures: Measures,
): PricedSurcharge[] =>
  surcharges.flatMap((surcharge) => {
    const charged = partsFor(surcharge, parts, measures);
    if (charged.length === 0) return [];
    const amount = surcharge.kind === 'rate' ? rateOf(sumOf(charged), surcharge.value) : surcharge.value;
    return amount === 0 ? [] : [{ name: surcharge.name, amount }];
  });

const taxOf = ({ tax }: PriceSource, subtotal: number): DesignPrice['tax'] =>
  tax && { ...tax, amount: tax.isIncluded ? rateWithin(subtotal, tax.rate) : rateOf(subtotal, tax.rate) };

/** What is shown of a subtotal: with its tax, without it, or as it is. */
export const shownTotal = (subtotal: number, tax: DesignPrice['tax']): number => {
  if (!tax || tax.isShown === tax.isIncluded) return subtotal;
  return tax.isShown ? subtotal + tax.amount : subtotal - tax.amount;
};

/**
 * The one calculation behind viewer, cart, specification sheet, enquiry, quote and parts list. Each part is rounded to
 * whole minor units; sums are exact.
 * @param measures of the design, for surcharges by size
 */
export const priceParts = (parts: readonly DesignPart[], source: PriceSource, measures: Measures): DesignPrice => {
  const priced = parts.map((part): PricedPart => {
    const unitPrice = unitPriceOf(part, source);
    return { ...part, unitPrice, amount: unitPrice === null ? null : priceOfQuantity(unitPrice, part.quantity) };
  });
  const surcharges = surchargesOf(source, priced, measures);
  const subtotal = sumOf(priced) + sumOf(surcharges);
  const tax = taxOf(source, subtotal);
  const isPriced = priced.some(({ amount }) => amount !== null);
  return {
    currency: source.currency,
    parts: priced,
    surcharges,
    subtotal,
    tax,
    total: isPriced ? shownTotal(subtotal, tax) : null,
  };
};

/** The amount of each item of a design: the sum of its parts; null for an item without a priced part. */
export const itemAmounts = (items: number, parts: readonly PricedPart[]): (number | null)[] => {
  const amounts = Array.from({ length: items }, (): number | null => null);
  for (const { item, amount } of parts) if (amount !== null && item >= 0) amounts[item] = (amounts[item] ?? 0) + amount;
  return amounts;
};
