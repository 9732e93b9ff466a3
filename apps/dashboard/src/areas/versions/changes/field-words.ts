import { editedField } from '@vitrine/contract/catalogue/edited-fields';
import { fieldLabel } from '@vitrine/contract/catalogue/field-labels';
import { ITEM_FIELDS } from '@vitrine/contract/catalogue/item-fields';
import { versionMessages as messages } from '@vitrine/contract/versions/messages';
import type { EditedField } from '@vitrine/domain/catalogue/edits/edits';
import type { EditedValue } from '@vitrine/domain/catalogue/fields/field-kinds';
import { formatMoney } from '@vitrine/domain/catalogue/fields/format-money';
import type { DifferentField } from '@vitrine/domain/versions/differences';

/** The name of a field in tables of changes. */
export const fieldName = (field: DifferentField): string => {
  if (field === 'image') return fieldLabel(ITEM_FIELDS.image_path.label);
  return field === 'other' ? messages.otherData : fieldLabel(ITEM_FIELDS[field].label);
};

/** A value of a field in tables of changes. */
export const shownField = (field: EditedField, value: EditedValue, currency: string): string => {
  if (editedField(field).kind === 'switch') return value === true ? messages.isDisabled : messages.isEnabled;
  if (value === null) return messages.noValue;
  return formatMoney(field, value, currency) ?? String(value);
};
