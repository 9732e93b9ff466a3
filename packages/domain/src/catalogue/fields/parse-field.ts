import { editedField } from '@vitrine/contract/catalogue/edited-fields';
import type { FieldValues } from '@vitrine/contract/catalogue/field-schemas';
import type { EditableField, NumberField } from '@vitrine/contract/catalogue/item-field';
import type { KindOf } from '@vitrine/contract/catalogue/item-fields';
import { catalogueMessages as messages } from '@vitrine/contract/catalogue/messages';
import { hasLostCharacters } from '@vitrine/contract/characters/lost-characters';
import { DEFAULT_CURRENCY } from '@vitrine/contract/prices/currencies';
import { sheetMessages } from '@vitrine/contract/screens/sheet-messages';
import { type NumberStyle, parseNumber } from '../../numbers/parse-number.ts';
import { withoutCurrency } from '../../numbers/without-currency.ts';
import { isFormulaError } from '../../sheets/formula-errors.ts';
import { isShortened } from '../../sheets/spreadsheet-losses.ts';
import type { EditedField } from '../edits/edits.ts';
import { tagsOf } from './field-kinds.ts';
import { decimalsIn } from './price-decimals.ts';
import { normaliseTags } from './tags.ts';

/** A value that was read from text, or why there is none. */
export type ParseResult<T> = { value: T } | { error: string };

/** Prices have no sign; amounts of bulk changes may. */
const SIGNED = /^[+\u2212-]/;

/** How an amount is written, and the currency of money, whose smallest unit may be a thousandth. */
interface AmountStyle {
  style: NumberStyle;
  currency: string;
}

/**
 * Reads a typed number: '' is null; undefined when it is not one: negative, no number, with too many decimals, or
 * beyond the limit. Ignores the currency before or after an amount of money.
 */
const parseAmount = (text: string, field: NumberField, { style, currency }: AmountStyle): number | null | undefined => {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const bare = field.money ? withoutCurrency(trimmed) : trimmed;
  const read = SIGNED.test(bare) ? undefined : parseNumber(bare, style);
  return read !== undefined && read.decimals <= decimalsIn(field, currency) && read.value <= field.maximum
    ? read.value
    : undefined;
};

const YES = ['yes', 'true', '1', 'enabled', 'on'];
const NO = ['no', 'false', '0', 'disabled', 'off'];

/** How values of a kind are written as text, and read back from it. */
interface KindText<F extends EditableField> {
  parse: (text: string, field: F, amounts: AmountStyle) => ParseResult<FieldValues[F['kind']]>;
  format: (value: unknown) => string;
}

/** Filters are not among them: what their options mean depends on the layer. */
type TypedKind = Exclude<EditableField['kind'], 'filters'>;
type AllTexts = { [K in TypedKind]: KindText<Extract<EditableField, { kind: K }>> };

const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const TEXTS: AllTexts = {
  text: {
    parse: (text, { maximum, required, look }) => {
      const value = text.trim();
      if (look === 'code' && isShortened(value)) return { error: sheetMessages.shortened };
      if (value.length > maximum) return { error: messages.tooLong(maximum) };
      return value === '' && required !== undefined ? { error: required } : { value };
    },
    format: asText,
  },
  number: {
    parse: (text, field, amounts) => {
      const value = parseAmount(text, field, amounts);
      return value === undefined ? { error: field.invalid } : { value };
    },
    format: asText,
  },
  switch: {
    parse: (text, { invalid }) => {
      const word = text.trim().toLowerCase();
      if (YES.includes(word)) return { value: null };
      return NO.includes(word) ? { value: true } : { error: invalid };
    },
    format: (value) => (value === true ? 'no' : 'yes'),
  },
  choice: {
    parse: (text, { maximum }) => {
      const value = text.trim();
      return value.length > maximum ? { error: messages.tooLong(maximum) } : { value };
    },
    format: asText,
  },
  tags: {
    parse: (text, { maximum, most }) => {
      const value = normaliseTags(text.split(','));
      if (value.some((tag) => tag.length > maximum)) return { error: messages.tagTooLong(maximum) };
      return value.length > most ? { error: messages.tagsTooMany(most) } : { value };
    },
    format: (value) => tagsOf(value).join(', '),
  },
};

/** Whether a field is typed, pasted and imported as text. */
export const isTyped = (name: EditedField): boolean => Object.hasOwn(TEXTS, editedField(name).kind);

const textsOf = (kind: EditableField['kind']): KindText<EditableField> => {
  if (kind === 'filters') throw new Error('Filters are not text');
  return TEXTS[kind] as KindText<EditableField>;
};

/**
 * Reads what people type, paste or import as a value of its field, with numbers in the style of their writer.
 * Rejects text that lost characters when it was decoded, and errors of formulas.
 * @param currency of the data file; a price may have all its decimals
 */
export const parseField = <F extends EditedField>(
  name: F,
  text: string,
  numbers: NumberStyle,
  currency = DEFAULT_CURRENCY,
): ParseResult<FieldValues[KindOf<F>]> => {
  if (hasLostCharacters(text)) return { error: messages.charactersLost };
  if (isFormulaError(text)) return { error: sheetMessages.formulaError };
  const field = editedField(name);
  return textsOf(field.kind).parse(text, field, { style: numbers, currency }) as ParseResult<FieldValues[KindOf<F>]>;
};

/** A value of a field as text that parseField reads back. */
export const formatField = (name: EditedField, value: unknown): string => textsOf(editedField(name).kind).format(value);
