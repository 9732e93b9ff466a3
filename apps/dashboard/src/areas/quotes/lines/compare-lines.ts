import type { QuoteLine } from '@vitrine/contract/quotes/schemas';
import { isOfDesign } from '@vitrine/domain/quotes/design-lines';

/** A line of the design as the quote has it, and as it is calculated today; null where only one of both has it. */
export interface LineChange {
  name: string;
  before: QuoteLine | null;
  after: QuoteLine | null;
}

const keyOf = ({ kind, sku, name, unit }: QuoteLine): string => [kind, sku, name, unit].join('\n');

const isEqual = (one: QuoteLine, other: QuoteLine): boolean =>
  one.quantity === other.quantity &&
  one.unit_price === other.unit_price &&
  one.discount === other.discount &&
  one.tax_rate === other.tax_rate;

/** How the lines of the design change when they are calculated again. Equal lines are left out. */
export const compareLines = (lines: readonly QuoteLine[], calculated: readonly QuoteLine[]): LineChange[] => {
  const rest = new Map<string, QuoteLine[]>();
  for (const line of lines.filter(isOfDesign)) rest.set(keyOf(line), [...(rest.get(keyOf(line)) ?? []), line]);
  const now = calculated.flatMap((after): LineChange[] => {
    const before = rest.get(keyOf(after))?.shift() ?? null;
    return before !== null && isEqual(before, after) ? [] : [{ name: after.name, before, after }];
  });
  const removed = [...rest.values()].flat().map((before): LineChange => ({ name: before.name, before, after: null }));
  return [...now, ...removed];
};
