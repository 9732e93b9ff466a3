import { cutText } from '@vitrine/contract/characters/cut-text';
import type { CalculatedDesign } from '@vitrine/contract/prices/schemas';
import { quoteLimits as limits } from '@vitrine/contract/quotes/limits';
import type { QuoteLine } from '@vitrine/contract/quotes/schemas';
import { mergeParts } from '../prices/parts/parts-list.ts';
import { amountOfLine } from './quote-sums.ts';

type Part = Omit<CalculatedDesign['parts'][number], 'component'>;

/** Equal parts as one, where its rounded amount is the sum of theirs; otherwise one by one. */
const merged = (parts: CalculatedDesign['parts']): Part[] =>
  mergeParts(parts).flatMap((whole): Part[] => {
    const isSame = whole.amount === amountOfLine({ ...whole, discount: 0 }) && whole.quantity <= limits.quantityMaximum;
    if (isSame || whole.amount === null) return [whole];
    return parts.filter(({ article, unit, unit_price }) => {
      return article === whole.article && unit === whole.unit && unit_price === whole.unit_price;
    });
  });

/**
 * A calculated design as lines of a quote, in its order, surcharges last. Their amounts add up to its subtotal. Parts
 * of which the design needs nothing are left out.
 */
export const linesOfDesign = ({ parts, surcharges, tax }: CalculatedDesign): QuoteLine[] => {
  const tax_rate = tax?.rate ?? 0;
  const named = (name: string): string => cutText(name, limits.lineNameMaximum) || '–';
  const lines = merged(parts)
    .filter(({ quantity }) => quantity > 0)
    .map(({ sku, name, quantity, unit, unit_price }): Omit<QuoteLine, 'id'> => {
      const article = sku === null ? null : cutText(sku, limits.skuMaximum);
      return { kind: 'design', sku: article, name: named(name), quantity, unit, unit_price, discount: 0, tax_rate };
    });
  const charged = surcharges.map(({ name, amount }): Omit<QuoteLine, 'id'> => {
    const piece = { quantity: 1, unit: 'piece' as const, unit_price: amount };
    return { kind: 'surcharge', sku: null, name: named(name), ...piece, discount: 0, tax_rate };
  });
  return [...lines, ...charged].map((line, index) => ({ id: `design-${index + 1}`, ...line }));
};

/** Whether a line comes from the calculation of a design. */
export const isOfDesign = ({ kind }: Pick<QuoteLine, 'kind'>): boolean => kind === 'design' || kind === 'surcharge';

/** The lines of a quote with those of its design replaced, in the place where the first of them was. */
export const withDesignLines = (lines: readonly QuoteLine[], ofDesign: readonly QuoteLine[]): QuoteLine[] => {
  const rest = lines.filter((line) => !isOfDesign(line));
  const first = Math.max(lines.findIndex(isOfDesign), 0);
  return [...rest.slice(0, first), ...ofDesign, ...rest.slice(first)];
};
