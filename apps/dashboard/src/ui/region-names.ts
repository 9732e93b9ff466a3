const currencies = new Intl.DisplayNames('en-GB', { type: 'currency' });
const countries = new Intl.DisplayNames('en-GB', { type: 'region' });

/** 'GBP – British Pound'. */
export const currencyName = (code: string): string => `${code} – ${currencies.of(code) ?? code}`;

/** 'United Kingdom'. */
export const countryName = (code: string): string => countries.of(code) ?? code;
