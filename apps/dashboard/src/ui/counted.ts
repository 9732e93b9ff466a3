import { countMessages } from '@vitrine/contract/screens/count-messages';
import { inLocale } from '@vitrine/contract/texts/in-locale';

/** '1 edit', '5 edits': exact counts with the plural of the word. */
export const counted = (count: number, word: keyof typeof countMessages): string => countMessages[word](count);

const fixed = inLocale(
  (locale) => (digits: number) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
);
const numbers = inLocale((locale) => new Intl.NumberFormat(locale));

/** '12,345'. */
export const formatNumber = (value: number): string => numbers().format(value);

/** '2.40': with as many decimals, whatever the value. */
export const formatFixed = (value: number, digits: number): string => fixed()(digits).format(value);
