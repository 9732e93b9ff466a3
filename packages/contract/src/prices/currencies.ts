/** Of data files that name no currency. */
export const DEFAULT_CURRENCY = 'GBP';

/** Currencies whose minor unit is not a hundredth, by ISO 4217: code -> decimals. */
const OTHER_DECIMALS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    [
      'BIF',
      'CLP',
      'DJF',
      'GNF',
      'ISK',
      'JPY',
      'KMF',
      'KRW',
      'PYG',
      'RWF',
      'UGX',
      'UYI',
      'VND',
      'VUV',
      'XAF',
      'XOF',
      'XPF',
    ].map((code) => [code, 0]),
  ),
  ...Object.fromEntries(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'].map((code) => [code, 3])),
  CLF: 4,
  UYW: 4,
};

/** Decimals of a currency's minor unit: 2 for GBP, 0 for JPY, 3 for KWD. Unknown codes have two. */
export const currencyDecimals = (currency: string): number => OTHER_DECIMALS[currency.toUpperCase()] ?? 2;
