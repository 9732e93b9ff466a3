import { OFFERED_CURRENCIES } from '@vitrine/contract/prices/limits';

/** Marks of the direction of writing, which some languages put around currency signs. */
const DIRECTION = /[\u200E\u200F\u061C\u2066-\u2069]/g;

/** How currencies without a sign are written in the countries that use them, and in other languages. */
const LETTERS = [
  '[DINS]?kr\\.?',
  'S?Fr\\.?',
  'Kč',
  'zł',
  'lei',
  'Ft',
  'лв\\.?',
  'грн\\.?',
  'TL',
  'RM',
  'KD',
  'د\\.ك\\.?',
];

/** '£', 'US$', '$US', 'CHF', 'kr'. */
const CURRENCY = `(?:\\p{L}{0,2}\\p{Sc}|\\p{Sc}\\p{L}{0,2}|${[...OFFERED_CURRENCIES, ...LETTERS].join('|')})`;

const PATTERN = /* @__PURE__ */ new RegExp(`^${CURRENCY}\\s*|\\s*${CURRENCY}$`, 'iu');

/** What a price is for, as '/m²', '/ lfm' and '/Stk.': the article's unit says it, and the text may repeat it. */
const UNIT = /\s*\/\s*\p{L}[\p{L}.]{0,6}[²³23]?$/u;

/**
 * A typed or pasted amount without the sign, the code or the usual letters of its currency, before or after it, and
 * without the unit that it is for: '12,50' of '12,50 €/m²'.
 * @param own a code that is understood even if new price lists do not offer it
 */
export const withoutCurrency = (text: string, own = ''): string => {
  const amount = text.replace(DIRECTION, '').trim().replace(UNIT, '');
  if (own !== '' && amount.startsWith(own)) return amount.slice(own.length).trim();
  if (own !== '' && amount.endsWith(own)) return amount.slice(0, -own.length).trim();
  return amount.replace(PATTERN, '');
};
