/** Texts of a specification sheet in one language. */
export interface SheetTexts {
  title: string;
  made: (date: string) => string;
  component: string;
  item: string;
  sku: string;
  quantity: string;
  price: string;
  total: string;
  perSquareMetre: string;
  /** A rate in per cent, and the amount with its currency. */
  taxIncluded: (rate: number, amount: string) => string;
  taxExcluded: (rate: number) => string;
  /** Numbers, or placeholders until the pages are counted. */
  page: (number: number | string, count: number | string) => string;
  open: string;
  scan: string;
  replaced: string;
  now: (part: string, requested: string, taken: string) => string;
  unpriced: string;
  groups: Record<'size' | 'doors' | 'frame' | 'trim' | 'inside' | 'floor' | 'mix', string>;
  door: (number: string) => string;
  internal: (number: string) => string;
  flake: (number: string) => string;
  slidingDoors: (count: string) => string;
  /**
   * Translations of parts and choices without a name in the data file, by their name in enquiries. English needs none.
   */
  names: Readonly<Record<string, string>>;
}
