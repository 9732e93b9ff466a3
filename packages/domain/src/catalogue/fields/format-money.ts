import { editedField } from '@vitrine/contract/catalogue/edited-fields';
import type { EditedField } from '../edits/edits.ts';
import { formatPrice } from './price.ts';

/** A value of a money field with its currency, e.g. '£62.00'; null for values of all other fields. */
export const formatMoney = (name: EditedField, value: unknown, currency: string): string | null => {
  const field = editedField(name);
  const isMoney = field.kind === 'number' && field.money === true && typeof value === 'number';
  return isMoney ? formatPrice(value, currency) : null;
};
