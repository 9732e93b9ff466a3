import type { LayerItem } from '@vitrine/contract/configurator-file';
import { editableFields } from '@vitrine/domain/catalogue/editable-fields';
import type { EditedField, EditedFields, Location } from '@vitrine/domain/catalogue/edits';
import { isRowDisabled } from '@vitrine/domain/catalogue/row-disabled';
import {
  codeOf,
  comparedValue,
  filtersOnScreen,
  nameOf,
  partRange,
  priceOf,
  tagsOnScreen,
  valueOnScreen,
} from '@vitrine/domain/catalogue/row-values';
import type { Row } from '@vitrine/domain/catalogue/rows-of';
import { readCode, readName, readPrice } from './read-fields.ts';

/** What stands in the fields of Edit Product Data. */
export interface ProductForm {
  name: string;
  code: string;
  price: string;
  active: boolean;
  filters: LayerItem['filter'];
  range: string;
  tags: readonly string[];
}

/** The form as the row is on screen, pending changes included. */
export const formOf = (row: Row, edit: EditedFields): ProductForm => {
  const price = priceOf(row, edit);
  return {
    name: nameOf(row, edit),
    code: codeOf(row, edit),
    price: price === null ? '' : String(price),
    active: !isRowDisabled(row, edit),
    filters: filtersOnScreen(row, edit),
    range: partRange(row, edit),
    tags: tagsOnScreen(row, edit),
  };
};

export interface ProductIssues {
  name?: string;
  price?: string;
}

/** The fields that differ from what is on screen; issues instead when a field cannot be taken. */
export const changeOf = (
  form: ProductForm,
  { row, edit, location }: { row: Row; edit: EditedFields; location: Location },
): { change: EditedFields } | { issues: ProductIssues } => {
  const name = readName(form.name);
  const code = readCode(form.code);
  const price = readPrice(form.price);
  if ('error' in name || 'error' in price || 'error' in code) {
    const issues: ProductIssues = {};
    if ('error' in name) issues.name = name.error;
    if ('error' in price) issues.price = price.error;
    return { issues };
  }
  const wanted: Record<EditedField, unknown> = {
    name: name.value,
    product_code: code.value,
    price: price.value,
    disabled: form.active ? null : true,
    filter: form.filters,
    range: form.range,
    tags: [...form.tags],
  };
  const differs = (field: EditedField): boolean =>
    comparedValue(field, wanted[field]) !== comparedValue(field, valueOnScreen(row, edit, field));
  const changed = editableFields(location).filter(differs);
  return { change: Object.fromEntries(changed.map((field) => [field, wanted[field]])) };
};
