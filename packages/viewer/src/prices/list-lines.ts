import type { PriceUnit } from '@vitrine/contract/prices/limits';
import type { DesignPrice } from '@vitrine/domain/prices/price-design';

/** One line of the breakdown: an article at one unit price, in the quantity of all parts that need it. */
export interface PriceLine {
  /** Says which line it is. */
  key: string;
  name: string;
  /** Index of the item that it is part of; null where several items need it. */
  item: number | null;
  unit: PriceUnit;
  /** Millionths of the unit. */
  quantity: number;
  /** In minor units. */
  unitPrice: number;
  amount: number;
}

/** The priced parts of a design, each article once for a unit and unit price, in the order of the design. */
export function listLines({ parts }: DesignPrice): PriceLine[] {
  const lines = new Map<string, PriceLine>();
  for (const { article, name, item, unit, quantity, unitPrice, amount } of parts) {
    if (unitPrice === null || amount === null) continue;
    const key = [article, unit, unitPrice].join(' ');
    const line = lines.get(key);
    if (line) {
      line.quantity += quantity;
      line.amount += amount;
      if (line.item !== item) line.item = null;
    } else lines.set(key, { key, name, item, unit, quantity, unitPrice, amount });
  }
  return [...lines.values()];
}
