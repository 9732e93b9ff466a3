import { currencyDecimals } from '@vitrine/contract/prices/currencies';
import { quoteEditorMessages as messages } from '@vitrine/contract/quotes/editor-messages';
import { quoteLimits as limits } from '@vitrine/contract/quotes/limits';
import type { QuoteLine } from '@vitrine/contract/quotes/schemas';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { parseNumber } from '@vitrine/domain/numbers/parse-number';
import { parseMinor } from '@vitrine/domain/prices/money';
import { parseRate, parseSignedMinor, typedRate } from '@vitrine/domain/prices/sheets/typed-numbers';
import { personNumbers, writeNumber } from '../../../ui/person-numbers.ts';
import type { Read } from '../../../ui/tables/EditCell.tsx';

const DECIMALS = 6;

/** A quantity as it is typed, to the millionth. */
export const quantityText = (quantity: number): string => writeNumber(Number(quantity.toFixed(DECIMALS)));

export const readQuantity = (text: string): Read<number> => {
  const read = parseNumber(text, personNumbers());
  const isValid = read !== undefined && read.value > 0 && read.value <= limits.quantityMaximum;
  return isValid && read.decimals <= DECIMALS ? { value: read.value } : { error: messages.quantityInvalid };
};

/** A rate as it is typed. */
export const rateText = (rate: number): string => typedRate(rate, personNumbers());

/** A rate of discount or tax; nothing is none. */
export const readRate = (text: string, issue: string): Read<number> => {
  const rate = text.trim() === '' ? 0 : parseRate(text, personNumbers());
  return rate !== undefined && rate >= 0 && rate <= limits.rateMaximum ? { value: rate } : { error: issue };
};

/** A price of one unit; only surcharges can be negative, and an empty cell is no price. */
export const readAmount = (text: string, currency: string, kind: QuoteLine['kind']): Read<number | null> => {
  if (text.trim() === '') return { value: null };
  const parse = kind === 'surcharge' ? parseSignedMinor : parseMinor;
  const amount = parse(text, currency, personNumbers());
  return amount === undefined || Math.abs(amount) > limits.amountMaximum
    ? { error: messages.notAmount(currency, currencyDecimals(currency)) }
    : { value: amount };
};

export const readName = (text: string): Read<string> =>
  text.trim() === ''
    ? { error: messages.nameRequired }
    : text.trim().length > limits.lineNameMaximum
      ? { error: uiMessages.tooLong(limits.lineNameMaximum) }
      : { value: text.trim() };
