import type { PriceUnit } from '@vitrine/contract/prices/limits';
import type { PartsModel } from '@vitrine/domain/design/parts-of';

/** What a choice is called in price lists, and what its price is for. */
export interface ChoiceArticle {
  article: string;
  unit: PriceUnit;
}

/** A part of the design with the choices that it can have. */
export interface PartChoices {
  part: string;
  choices: readonly string[];
}

/** What the designs of a data file need that has a price. Kinds load it after their panel. */
export interface ProductParts extends PartsModel {
  /** The article of a choice; undefined for one without a price of its own. */
  articleOf(part: string, choice: string): ChoiceArticle | undefined;
  /** Parts whose choices change the price, for the cheapest design. Without them, the layers of the panel. */
  choices?: readonly PartChoices[];
  /** True for a floor whose file has no measures: until the visitor enters its area, prices are for a square metre. */
  isPerSquareMetre?: boolean;
}
