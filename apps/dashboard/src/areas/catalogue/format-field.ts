import { editedField } from '@vitrine/contract/catalogue/edited-fields';
import type { EditedField } from '@vitrine/domain/catalogue/edits/edits';
import { formatMoney } from '@vitrine/domain/catalogue/fields/format-money';
import { formatField } from '@vitrine/domain/catalogue/fields/parse-field';
import { decimalsIn } from '@vitrine/domain/catalogue/fields/price-decimals';
import { asTyped, writeNumber } from '../../ui/person-numbers.ts';

/** A value as people read it: '£62.00'. */
export const formatShown = (field: EditedField, value: unknown, currency: string): string =>
  formatMoney(field, value, currency) ?? formatField(field, value);

/**
 * A value as the person at this browser types it: '62.00' or '62,00'. A number with more decimals than its field takes
 * keeps them: it stays as it is.
 */
export const formatTyped = (field: EditedField, value: unknown, currency: string): string => {
  const declared = editedField(field);
  if (declared.kind !== 'number' || typeof value !== 'number') return formatField(field, value);
  const typed = value.toFixed(decimalsIn(declared, currency));
  return Number(typed) === value ? asTyped(typed) : writeNumber(value);
};
