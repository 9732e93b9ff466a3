import { editedField } from '@vitrine/contract/catalogue/edited-fields';
import type { EditedField } from '@vitrine/domain/catalogue/edits/edits';
import { formatField } from '@vitrine/domain/catalogue/fields/parse-field';
import { formatPrice } from '@vitrine/domain/catalogue/fields/price';

/** A value as people read it: '£62.00'. */
export const formatShown = (field: EditedField, value: unknown, currency: string): string => {
  const declared = editedField(field);
  const isMoney = declared.kind === 'number' && declared.money === true && typeof value === 'number';
  return isMoney ? formatPrice(value, currency) : formatField(field, value);
};

/** A value as people type it: '62.00'. A number with more decimals than its field takes keeps them: it stays as it is. */
export const formatTyped = (field: EditedField, value: unknown): string => {
  const declared = editedField(field);
  if (declared.kind !== 'number' || typeof value !== 'number') return formatField(field, value);
  const typed = value.toFixed(declared.decimals);
  return Number(typed) === value ? typed : formatField(field, value);
};
