/** The texts of prices, in a file that comes with their part of the panel. */
export interface PriceTexts {
  total: string;
  /** The price of the cheapest design. */
  from: (price: string) => string;
  /** For screen readers, when the price has changed. */
  totalIs: (price: string) => string;
  /** Behind a total that contains the tax, and behind one without it; `rate` is '20%'. */
  taxIncluded: (rate: string) => string;
  taxAdded: (rate: string) => string;
  /** The line of the tax in the breakdown. */
  tax: (rate: string) => string;
  /** Parts and surcharges, where the tax is added or taken off. */
  subtotal: string;
  /** Whose measures the total is for. */
  roomShown: string;
  ownMeasures: string;
  /** Signs behind numbers. */
  units: { m: string; m2: string };
  /** The form for measures. */
  measures: string;
  measuresHint: string;
  /** Of a floor whose file has no measures. */
  areaHint: string;
  area: string;
  range: (min: string, max: string) => string;
  notNumber: string;
  outside: (min: string, max: string) => string;
  resetMeasures: string;
  resetArea: string;
}
