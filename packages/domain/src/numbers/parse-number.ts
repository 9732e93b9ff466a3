/** How a language writes numbers. */
export interface NumberStyle {
  decimal: string;
  /** Between thousands; '' where there is nothing. */
  group: string;
  /** How many digits are between two groups, and after the last one: 2 and 3 in 12,34,567. */
  groupSizes: readonly [between: number, last: number];
  /** The digits from 0 to 9. */
  digits: readonly string[];
}

const ASCII = [...'0123456789'];

const THOUSANDS = [3, 3] as const;

/** 1,299.00: how the product writes numbers itself, in exported files. */
export const DECIMAL_POINT: NumberStyle = { decimal: '.', group: ',', groupSizes: THOUSANDS, digits: ASCII };

/** 1.299,00 */
export const DECIMAL_COMMA: NumberStyle = { decimal: ',', group: '.', groupSizes: THOUSANDS, digits: ASCII };

/** Marks of the direction of writing, which some languages put around signs. */
const DIRECTION = /[\u200E\u200F\u061C]/g;

/** People type a plain space, an apostrophe and a hyphen where languages have signs that are on no keyboard. */
const typedAs = (text: string): string =>
  text
    .replace(DIRECTION, '')
    .replace(/\s/g, ' ')
    .replace(/[’ʼ]/g, "'")
    .replace(/[\u2212\uFE63\uFF0D]/g, '-');

const styles = new Map<string, NumberStyle>();

const readStyle = (locale: string): NumberStyle => {
  const format = new Intl.NumberFormat(locale);
  // Seven digits, because some languages separate thousands only from 10,000 on.
  const parts = format.formatToParts(1_234_567.8);
  const partOf = (type: 'decimal' | 'group'): string => typedAs(parts.find((part) => part.type === type)?.value ?? '');
  const whole = parts.flatMap(({ type, value }) => (type === 'integer' ? [[...value].length] : []));
  const plain = new Intl.NumberFormat(locale, { useGrouping: false });
  return {
    decimal: partOf('decimal'),
    group: partOf('group'),
    groupSizes: [whole.at(-2) ?? 3, whole.at(-1) ?? 3],
    digits: ASCII.map((digit) => plain.format(Number(digit))),
  };
};

/** How a locale such as 'de-AT' writes numbers; a text that is no locale counts as one with decimal points. */
export const numberStyleOf = (locale: string): NumberStyle => {
  const known = styles.get(locale);
  if (known !== undefined) return known;
  let style = DECIMAL_POINT;
  try {
    style = readStyle(locale);
  } catch {
    // No locale.
  }
  styles.set(locale, style);
  return style;
};

/** A number, and how many decimals its text has. */
export interface ReadNumber {
  value: number;
  decimals: number;
}

const escaped = (sign: string): string => sign.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const makePattern = ({ decimal, group, groupSizes: [between, last] }: NumberStyle): RegExp => {
  const sign = escaped(group);
  const grouped = `\\d{1,${between}}(?:${sign}\\d{${between}})*${sign}\\d{${last}}`;
  // Thousands are understood everywhere, and so are the spaces and apostrophes between them, which mean nothing else.
  const thousands = [...new Set([sign, ' ', "'"])]
    .filter((each) => each !== '')
    .map((each) => `\\d{1,3}(?:${each}\\d{3})+`);
  const whole = ['\\d*', ...(group === '' ? [] : [grouped]), ...thousands].join('|');
  return new RegExp(`^([+-]?)(?=\\d|${escaped(decimal)}\\d)(${whole})(?:${escaped(decimal)}(\\d+))?$`);
};

/** Made once a style: files with thousands of numbers are read in one. */
const patterns = new WeakMap<NumberStyle, RegExp>();

const patternOf = (style: NumberStyle): RegExp => {
  const known = patterns.get(style) ?? makePattern(style);
  patterns.set(style, known);
  return known;
};

const readIn = (text: string, style: NumberStyle): ReadNumber | undefined => {
  const found = patternOf(style).exec(text);
  if (found === null) return undefined;
  const [, sign = '', whole = '', fraction = ''] = found;
  const digits = whole.replace(/\D/g, '');
  const value = Number(`${sign}${digits || '0'}.${fraction || '0'}`);
  return { value: value === 0 ? 0 : value, decimals: fraction.length };
};

const inAscii = (text: string, { digits }: NumberStyle): string =>
  digits === ASCII ? text : digits.reduce((read, digit, at) => read.replaceAll(digit, String(at)), text);

/**
 * Reads a number in a style, with a sign or none. What that style cannot mean, and has a decimal point, is read as the
 * product writes numbers: 39.5 of an exported file and 1,299.00 of a cell are numbers everywhere. Undefined for
 * everything else.
 */
export const parseNumber = (text: string, style: NumberStyle): ReadNumber | undefined => {
  const read = inAscii(typedAs(text).trim(), style);
  const own = readIn(read, DECIMAL_POINT);
  return readIn(read, style) ?? (own !== undefined && own.decimals > 0 ? own : undefined);
};
