import type { EditedValue } from '@vitrine/domain/catalogue/describe-edits';
import type { EditedField } from '@vitrine/domain/catalogue/edits';
import { formatPrice } from '@vitrine/domain/catalogue/price';
import type { DifferentField } from '@vitrine/domain/versions/differences';

/** How fields are called in tables of changes. */
export const fieldName: Record<DifferentField, string> = {
  name: 'Name',
  product_code: 'SKU',
  price: 'Price',
  disabled: 'Active',
  filter: 'Options',
  range: 'Range',
  tags: 'Tags',
  image: 'Image',
  other: 'Other data',
};

/** A value of a field as people read it. */
export const shownField = (field: EditedField, value: EditedValue, currency: string): string => {
  if (field === 'disabled') return value === true ? 'Disabled' : 'Enabled';
  if (value === null) return 'none';
  return typeof value === 'number' ? formatPrice(value, currency) : String(value);
};
