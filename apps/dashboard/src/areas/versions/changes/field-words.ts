import { editedField } from '@vitrine/contract/catalogue/edited-fields';
import { ITEM_FIELDS } from '@vitrine/contract/catalogue/item-fields';
import type { EditedField } from '@vitrine/domain/catalogue/edits/edits';
import type { EditedValue } from '@vitrine/domain/catalogue/fields/field-kinds';
import { formatMoney } from '@vitrine/domain/catalogue/fields/format-money';
import type { DifferentField } from '@vitrine/domain/versions/differences';

/** The name of a field in tables of changes. */
export const fieldName = (field: DifferentField): string => {
  if (field === 'image') return ITEM_FIELDS.image_path.label;
  return field === 'other' ? 'Other data' : ITEM_FIELDS[field].label;
};

/** A value of a field in tables of changes. */
export const shownField = (field: EditedField, value: EditedValue, currency: string): string => {
  if (editedField(field).kind === 'switch') return value === true ? 'Disabled' : 'Enabled';
  if (value === null) return 'none';
  return formatMoney(field, value, currency) ?? String(value);
};
