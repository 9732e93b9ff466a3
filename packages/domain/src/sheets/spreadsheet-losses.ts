import { guardedText } from './csv.ts';

/** Digits with a decimal sign, or as spreadsheets write long numbers: '4,00638E+12'. */
const NUMBER = /^(\d+(?:[.,]\d+)?)(?:E\+?(\d{1,3}))?$/i;

/** As many digits as spreadsheets keep of a number. */
const KEPT_DIGITS = 15;

interface CellNumber {
  value: number;
  /** How many of its digits are written. */
  digits: number;
}

const numberOf = (text: string): CellNumber | null => {
  const [, mantissa, exponent] = NUMBER.exec(text) ?? [];
  if (mantissa === undefined) return null;
  const digits = mantissa.replace(/\D/g, '').replace(/^0+(?=\d)/, '').length;
  return {
    value: Number(`${mantissa.replace(',', '.')}e${exponent ?? 0}`),
    digits: exponent === undefined ? KEPT_DIGITS : Math.min(digits, KEPT_DIGITS),
  };
};

/** '00123', '1.50', '1e5' and '4006381333931' are numbers to a spreadsheet, which writes them in its way. */
const isSameNumber = (text: string, cell: string): boolean => {
  const [own, other] = [numberOf(text), numberOf(cell)];
  return (
    own !== null && other !== null && own.value.toPrecision(other.digits) === other.value.toPrecision(other.digits)
  );
};

/** '12-05', '3/4', 'MAR-1', '1.2.24'. */
const LIKE_DATE = /^(?:\d{1,2}[-./]\d{1,2}(?:[-./]\d{2,4})?|\p{L}{3}[- ]?\d{1,4}|\d{1,2}[- ]?\p{L}{3})$/u;
/** '12. Mai', '05-Dec', 'Mrz 01', '2026-05-12', '12.05.2026'. */
const DATE =
  /^(?:\d{1,2}[-. /]+\p{L}{3,}\.?(?:[- ]\d{2,4})?|\p{L}{3,}\.?[- ]\d{2,4}|\d{4}-\d{2}-\d{2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4})$/u;

/** Programs that save CSV in an older encoding write '?' for each letter that it does not have. */
const hasQuestionMarks = (text: string, cell: string): boolean => {
  const isSame = (letters: readonly string[], others: readonly string[]): boolean =>
    letters.length === others.length &&
    letters.every((letter, at) => letter === others[at] || (others[at] === '?' && letter > '\u007F'));
  return cell.includes('?') && (isSame(text.split(''), cell.split('')) || isSame([...text], [...cell]));
};

/**
 * Whether a cell is what spreadsheets make of a text that nobody edited: a number without its zeros or with few of its
 * digits, a date, a text with question marks, or with the sign that guards it from being a formula.
 */
export const isSpreadsheetLoss = (text: string, cell: string): boolean =>
  text !== cell &&
  (cell === guardedText(text) ||
    isSameNumber(text, cell) ||
    (LIKE_DATE.test(text) && DATE.test(cell)) ||
    hasQuestionMarks(text, cell));

const SHORTENED = /^\d(?:[.,]\d+)?E\+\d{2,3}$/;

/** Whether a spreadsheet has written a long number in this way: its other digits are lost. */
export const isShortened = (text: string): boolean => SHORTENED.test(text.trim());

/** The text among these of which a spreadsheet has made a date, or question marks; undefined for all other cells. */
export const lostText = (texts: Iterable<string>, cell: string): string | undefined => {
  if (!DATE.test(cell) && !cell.includes('?')) return undefined;
  return [...texts].find((text) => isSpreadsheetLoss(text, cell));
};

/** The number that a text is to a spreadsheet; null for all other texts. */
export const spreadsheetNumber = (text: string): number | null => numberOf(text)?.value ?? null;
