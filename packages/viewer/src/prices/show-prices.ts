import { fileMinor } from '@vitrine/domain/prices/money';
import { itemAmounts } from '@vitrine/domain/prices/price-design';
import type { PricedChoice, ShownPrices } from '../panel/prices.ts';
import type { SessionState } from '../session.ts';
import type { Viewer } from '../viewer.ts';
import type { PriceData } from './price-data.ts';

/** The prices of choices and items for one design, each computed when it is asked for, and once. */
export function showPrices(viewer: Viewer, data: PriceData, { design, measures }: SessionState): ShownPrices {
  const { calculation, formats, settings } = data;
  const current = calculation.price(design, measures);
  const differences = new Map<string, string | null>();

  const differenceOf = ({ part, id }: PricedChoice): string | null => {
    const candidate = viewer.model.choose(design, part, id);
    // The same object when the choice is made already.
    if (candidate === design) return null;
    const difference = calculation.difference(current, calculation.price(candidate, measures));
    return difference ? formats.difference(difference) : null;
  };
  const priceOf = ({ part, id, price }: PricedChoice): string | null => {
    // The tenant shows the price of the cheapest design in place of all others.
    if (settings.display === 'from') return null;
    const found = data.parts.articleOf(part, id);
    if (!found) return null;
    const unitPrice = data.hasList ? data.unitPriceOf(found.article) : fileMinor(price, current.currency);
    return unitPrice === null ? null : formats.perUnit(unitPrice, found.unit);
  };
  return {
    ofChoice: (choice) => {
      if (!settings.differences) return priceOf(choice);
      const key = `${choice.part} ${choice.id}`;
      const known = differences.get(key);
      if (known !== undefined) return known;
      const text = differenceOf(choice);
      differences.set(key, text);
      return text;
    },
    ofItems: () =>
      itemAmounts(viewer.items().length, current.parts).map((amount) =>
        amount === null || settings.display === 'from' ? null : formats.amount(amount),
      ),
  };
}
