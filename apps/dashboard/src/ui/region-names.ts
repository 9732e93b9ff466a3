import { inLocale } from '@vitrine/contract/texts/in-locale';

const currencies = inLocale((locale) => new Intl.DisplayNames(locale, { type: 'currency' }));
const countries = inLocale((locale) => new Intl.DisplayNames(locale, { type: 'region' }));

/** 'GBP – British Pound'. */
export const currencyName = (code: string): string => `${code} – ${currencies().of(code) ?? code}`;

/** 'United Kingdom'. */
export const countryName = (code: string): string => countries().of(code) ?? code;
