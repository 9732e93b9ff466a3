import type { PriceTable } from '@vitrine/contract/prices/price-table';
import type { Design } from '@vitrine/domain/design/design';
import type { DesignModel } from '@vitrine/domain/design/design-model';
import type { Measures } from '@vitrine/domain/prices/formula';
import { type DesignPrice, filePrices, priceParts, pricesPerSquareMetre } from '@vitrine/domain/prices/price-design';
import type { PartChoices, ProductParts } from '../kinds/product-parts.ts';

export interface CalculationInput {
  model: Pick<DesignModel, 'start' | 'choose'>;
  parts: ProductParts;
  /** Null for the prices of the data file. */
  table: PriceTable | null;
  /** Of the data file. */
  currency: string;
  /** What visitors can choose. */
  choices: readonly PartChoices[];
}

export interface Calculation {
  /** What a design costs with the measures that the visitor entered. */
  price(design: Design, entered: Measures): DesignPrice;
  /**
   * How much more a design costs than another, in minor units. Null where they differ in how many of their parts have
   * a price, because what has none is not free.
   */
  difference(from: DesignPrice, to: DesignPrice): number | null;
  /**
   * The price of the cheapest design that can be reached: from the starting design, the cheapest choice of each part in
   * turn. A choice without a price only counts where no other choice has one.
   */
  cheapest(entered: Measures): DesignPrice;
}

const countUnpriced = ({ parts }: DesignPrice): number => parts.filter(({ amount }) => amount === null).length;

/** Prices designs by the one calculation of the product. */
export function createCalculation({ model, parts, table, currency, choices }: CalculationInput): Calculation {
  const price = (design: Design, entered: Measures): DesignPrice => {
    const needed = parts.parts(design, entered);
    const source = table ?? filePrices(currency);
    const shown = parts.isPerSquareMetre && entered.area === undefined ? pricesPerSquareMetre(source) : source;
    return priceParts(needed, shown, parts.sizes(design, entered));
  };
  const isCheaper = (one: DesignPrice, other: DesignPrice): boolean => {
    const unpriced = countUnpriced(one) - countUnpriced(other);
    return unpriced < 0 || (unpriced === 0 && (one.total ?? 0) < (other.total ?? 0));
  };
  return {
    price,
    difference: (from, to) => (countUnpriced(from) === countUnpriced(to) ? (to.total ?? 0) - (from.total ?? 0) : null),
    cheapest: (entered) => {
      let design = model.start();
      let best = price(design, entered);
      for (const { part, choices: offered } of choices) {
        const before = design;
        for (const choice of offered) {
          const candidate = model.choose(before, part, choice);
          const candidatePrice = price(candidate, entered);
          if (isCheaper(candidatePrice, best)) [design, best] = [candidate, candidatePrice];
        }
      }
      return best;
    },
  };
}
