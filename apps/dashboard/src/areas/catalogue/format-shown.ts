import { editedField } from '@vitrine/contract/catalogue/edited-fields';
import type { EditedField } from '@vitrine/domain/catalogue/edits/edits';
import { formatField } from '@vitrine/domain/catalogue/fields/parse-field';
import { formatPrice } from '@vitrine/domain/catalogue/fields/price';

/** A value as people read it: '£62.00'. Cells with the focus have it as typed: '62.00'. */
export const formatShown = (field: EditedField, value: unknown, currency: string): string => {
  const declared = editedField(field);
  const isMoney = declared.kind === 'number' && declared.money === true && typeof value === 'number';
  return isMoney ? formatPrice(value, currency) : formatField(field, value);
};
