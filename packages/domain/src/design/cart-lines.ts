import type { ChosenItem } from './design-items.ts';

/** One item of a design as a shop counts it. */
export interface CountedItem {
  sku: string | null;
  name: string;
  quantity: number;
  /** Price of one piece; null where the catalogue has no price. */
  price: number | null;
}

const whole = (price: number): number => Math.round(price * 100) / 100;

/** Items that can be ordered: those with a SKU or a price. Equal items share one line. */
export const cartLines = (items: readonly ChosenItem[]): CountedItem[] => {
  const lines: CountedItem[] = [];
  for (const { product_code, name, price, quantity = 1 } of items) {
    if (!product_code && price === null) continue;
    const each = price === null ? null : whole(price / quantity);
    const same = lines.find((line) => line.sku === product_code && line.name === name && line.price === each);
    if (same) same.quantity += quantity;
    else lines.push({ sku: product_code, name, quantity, price: each });
  }
  return lines;
};

/** The total price; null when no item has a price. */
export const totalOf = (items: readonly Pick<ChosenItem, 'price'>[]): number | null => {
  const prices = items.flatMap(({ price }) => price ?? []);
  return prices.length === 0 ? null : whole(prices.reduce((sum, price) => sum + price, 0));
};
