import type { PriceUnit } from '@vitrine/contract/prices/limits';
import type { ChosenItem } from '../design/design-items.ts';
import type { DesignPrice, PricedPart } from './price-design.ts';
import { sumOfUnits, unitsOf } from './quantity.ts';

/** One line of an order. Money in minor units, null without a price. */
export interface PricedLine {
  sku: string | null;
  name: string;
  quantity: number;
  unit: PriceUnit;
  unitPrice: number | null;
  amount: number | null;
}

/** An item that is one part is counted in its unit; one of several parts, such as a door, is one piece. */
const lineOf = ({ product_code: sku, name }: ChosenItem, parts: readonly PricedPart[]): PricedLine => {
  const [only] = parts;
  if (only && parts.length === 1) {
    const { unit, unitPrice, amount } = only;
    return { sku, name, quantity: unitsOf(only.quantity), unit, unitPrice, amount };
  }
  const amounts = parts.flatMap(({ amount }) => amount ?? []);
  const amount = amounts.length === 0 ? null : amounts.reduce((sum, each) => sum + each, 0);
  return { sku, name, quantity: 1, unit: 'piece', unitPrice: amount, amount };
};

const isSame = (one: PricedLine, other: PricedLine): boolean =>
  one.sku === other.sku && one.name === other.name && one.unit === other.unit && one.unitPrice === other.unitPrice;

/**
 * The lines of an order: items that have a SKU or a price, then surcharges. Equal items share one line. Their amounts
 * add up to the subtotal of the price.
 */
export const pricedLines = (items: readonly ChosenItem[], price: DesignPrice): PricedLine[] => {
  const lines: PricedLine[] = [];
  for (const [index, item] of items.entries()) {
    const line = lineOf(
      item,
      price.parts.filter((part) => part.item === index),
    );
    if (!line.sku && line.amount === null) continue;
    const same = lines.find((each) => isSame(each, line));
    if (same) {
      same.quantity = sumOfUnits(same.quantity, line.quantity);
      same.amount = line.amount === null ? null : (same.amount ?? 0) + line.amount;
    } else lines.push(line);
  }
  const surcharges = price.surcharges.map(({ name, amount }): PricedLine => {
    return { sku: null, name, quantity: 1, unit: 'piece', unitPrice: amount, amount };
  });
  return [...lines, ...surcharges];
};
