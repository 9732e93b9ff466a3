import { editedField } from '@vitrine/contract/catalogue/edited-fields';
import { hasDecimals } from '@vitrine/contract/catalogue/has-decimals';
import type { NumberField } from '@vitrine/contract/catalogue/item-field';
import { priceEditorMessages } from '@vitrine/contract/prices/editor-messages';
import { decimalsIn } from '../fields/price-decimals.ts';
import type { EditedField, Edits } from './edits.ts';

/** A price that its file cannot have. */
interface PriceIssue {
  /** Of the edit among the edits. */
  at: number;
  field: string;
  message: string;
}

/** What an amount has to be in a data file of this currency. */
export const hintOf = (field: NumberField, currency: string): string => {
  const decimals = decimalsIn(field, currency);
  return decimals === field.decimals
    ? (field.hint ?? field.invalid)
    : priceEditorMessages.notAmount(currency, decimals);
};

/** The prices among edits that have more decimals than the currency of their file. */
export const priceIssues = (edits: Edits, currency: string): PriceIssue[] =>
  edits.flatMap(({ data }, at) =>
    Object.entries(data).flatMap(([name, value]) => {
      const field = editedField(name as EditedField);
      const isAmount = field.kind === 'number' && field.money === true && typeof value === 'number';
      if (!isAmount || hasDecimals(value, decimalsIn(field, currency))) return [];
      return { at, field: name, message: hintOf(field, currency) };
    }),
  );
