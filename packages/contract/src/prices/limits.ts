/** Limits of quantities, price lists and calculations. */
export const priceLimits = {
  formulaMaximum: 200,
  /** How deep parentheses of a formula may be. */
  formulaDepth: 20,
  measureNameMaximum: 60,
  measuresMaximum: 20,
  /** Metres or square metres of a measure, and units of a quantity. */
  measureMaximum: 100_000,
  wasteMaximum: 100,
  listNameMaximum: 80,
  /** Price lists of one organisation or reseller. */
  listsMaximum: 100,
  /** Prices of one list, and changes of one save. */
  pricesMaximum: 50_000,
  articleMaximum: 320,
  /** One unit, in minor units of the currency. */
  amountMaximum: 100_000_000_000,
  /** The same in a data file, in the currency itself. */
  filePriceMaximum: 1_000_000_000,
  surchargesMaximum: 50,
  surchargeNameMaximum: 80,
  optionMaximum: 100,
  /** Per cent in hundredths: 20 % is 2000. */
  rateMaximum: 10_000,
  surchargeRateMaximum: 100_000,
  taxesMaximum: 60,
  /** Lines of an imported file. */
  importLines: 50_000,
  importBytes: 5_000_000,
  /** Saves that a list's history names. */
  historyMaximum: 200,
  /** Articles without a price that an error names. */
  missingNamed: 20,
  designMaximum: 2000,
  /** Requests a minute from one address. */
  tablesPerMinute: 120,
} as const;

/** Quantities are whole millionths of their unit, so that sums of shares are exact. */
export const QUANTITY_SCALE = 1_000_000;
/** The smallest pack, in units. */
export const SMALLEST_PACK = 1 / QUANTITY_SCALE;

/** What a price is for. */
export const PRICE_UNITS = ['piece', 'm', 'm2'] as const;
export type PriceUnit = (typeof PRICE_UNITS)[number];

/** The currencies that a new list offers, those of most customers first. Any other currency by ISO 4217 is valid too. */
export const OFFERED_CURRENCIES = [
  ...['GBP', 'EUR', 'USD', 'CHF', 'SEK', 'NOK', 'DKK', 'AUD', 'CAD', 'NZD'],
  ...['AED', 'BGN', 'BRL', 'CNY', 'CZK', 'HKD', 'HUF', 'ILS', 'INR', 'ISK', 'JPY', 'KRW', 'KWD', 'MXN', 'MYR'],
  ...['PLN', 'QAR', 'RON', 'SAR', 'SGD', 'THB', 'TRY', 'TWD', 'UAH', 'ZAR'],
] as const;

/** The countries that a tax can be for, by ISO 3166-1. */
export const TAX_COUNTRIES = [
  ...['GB', 'IE', 'AT', 'BE', 'BG', 'CH', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IS'],
  ...['IT', 'LI', 'LT', 'LU', 'LV', 'MT', 'NL', 'NO', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK', 'UA', 'RS', 'TR'],
  ...['AE', 'AR', 'AU', 'BR', 'CA', 'CL', 'CN', 'CO', 'EG', 'HK', 'IL', 'IN', 'JP', 'KR', 'KW', 'MA', 'MX', 'MY'],
  ...['NZ', 'PE', 'PH', 'QA', 'SA', 'SG', 'TH', 'TW', 'US', 'UY', 'VN', 'ZA'],
] as const;
