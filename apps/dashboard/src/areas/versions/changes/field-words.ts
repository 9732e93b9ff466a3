import { editedField } from '@vitrine/contract/catalogue/edited-fields';
import { ITEM_FIELDS } from '@vitrine/contract/catalogue/item-fields';
import type { EditedField } from '@vitrine/domain/catalogue/edits/edits';
import type { EditedValue } from '@vitrine/domain/catalogue/fields/field-kinds';
import { formatPrice } from '@vitrine/domain/catalogue/fields/price';
import type { DifferentField } from '@vitrine/domain/versions/differences';

/** The name of a field in tables of changes. */
export const fieldName = (field: DifferentField): string => {
  if (field === 'image') return ITEM_FIELDS.image_path.label;
  return field === 'other' ? 'Other data' : ITEM_FIELDS[field].label;
};

/** A value of a field in tables of changes. */
export const shownField = (field: EditedField, value: EditedValue, currency: string): string => {
  const declared = editedField(field);
  if (declared.kind === 'switch') return value === true ? 'Disabled' : 'Enabled';
  if (value === null) return 'none';
  const isMoney = declared.kind === 'number' && declared.money === true;
  return isMoney && typeof value === 'number' ? formatPrice(value, currency) : String(value);
};
