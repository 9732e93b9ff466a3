import { QUANTITY_SCALE } from '@vitrine/contract/prices/limits';
import type { CalculatedDesign, DesignParts } from '@vitrine/contract/prices/schemas';
import type { Sheet } from '../../sheets/sheet.ts';
import { writeMinor } from '../money.ts';

type ListedPart = DesignParts['parts'][number];

/** The parts of a design, each article once: quantities and amounts of equal ones are added. */
export const mergeParts = (parts: CalculatedDesign['parts']): ListedPart[] => {
  const merged = new Map<string, ListedPart>();
  for (const { component: _, ...part } of parts) {
    const key = [part.article, part.unit, part.unit_price].join(' ');
    const before = merged.get(key);
    if (!before) {
      merged.set(key, part);
      continue;
    }
    // Whole millionths, so that thirds add up.
    before.quantity = Math.round((before.quantity + part.quantity) * QUANTITY_SCALE) / QUANTITY_SCALE;
    before.amount = part.amount === null ? before.amount : (before.amount ?? 0) + part.amount;
  }
  return [...merged.values()];
};

const HEADINGS = ['Article', 'Name', 'Quantity', 'Unit', 'Unit price', 'Amount', 'Currency', 'Version'];

/** A parts list as a spreadsheet. */
export const partsSheet = ({ parts, surcharges, currency, version }: DesignParts): Sheet => {
  const money = (amount: number | null): number | null =>
    amount === null ? null : Number(writeMinor(amount, currency));
  return [
    HEADINGS,
    ...parts.map(({ article, sku, name, quantity, unit, unit_price, amount }) => [
      sku ?? article,
      name,
      quantity,
      unit,
      money(unit_price),
      money(amount),
      currency,
      version,
    ]),
    ...surcharges.map(({ name, amount }) => ['', name, 1, 'piece', money(amount), money(amount), currency, version]),
  ];
};
