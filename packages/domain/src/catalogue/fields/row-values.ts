import { editedField } from '@vitrine/contract/catalogue/edited-fields';
import type { LayerItem } from '@vitrine/contract/configurator-file';
import type { EditedField, EditedFields } from '../edits/edits.ts';
import { isRowDisabled } from '../row-disabled.ts';
import type { Row } from '../rows-of.ts';
import { rulesOf, tagsOf } from './field-kinds.ts';

/** The form of a value for comparisons: an absent value equals an empty one, tags are as stored. */
export const comparedValue = (field: EditedField, value: unknown): string | number | null =>
  rulesOf(editedField(field).kind).compared(value);

/** The value that the file holds; parts of wardrobes say `enabled`, everything else `disabled`. */
export const valueInFile = (row: Row, field: EditedField): unknown =>
  editedField(field).kind === 'switch' ? isRowDisabled(row, {}) || null : row[field];

/** The value on screen: the pending one where there is one. */
export const valueOnScreen = <F extends EditedField>(row: Row, edit: EditedFields, field: F): unknown =>
  edit[field] === undefined ? valueInFile(row, field) : edit[field];

export const nameOf = (row: Row, edit: EditedFields): string => edit.name ?? row.name;

export const priceOf = (row: Row, edit: EditedFields): number | null =>
  (valueOnScreen(row, edit, 'price') as number | null | undefined) ?? null;

export const codeOf = (row: Row, edit: EditedFields): string =>
  (valueOnScreen(row, edit, 'product_code') as string | null | undefined) ?? '';

/** In upper case without duplicates, as they are stored. */
export const tagsOnScreen = (row: Row, edit: EditedFields): string[] => tagsOf(valueOnScreen(row, edit, 'tags'));

export const partRange = (row: Row, edit: EditedFields): string =>
  (valueOnScreen(row, edit, 'range') as string | null | undefined) ?? '';

/** The filters of an item with their pending change; none for rows without filters. */
export const filtersOnScreen = (row: Row, edit: EditedFields): LayerItem['filter'] =>
  (valueOnScreen(row, edit, 'filter') as LayerItem['filter'] | undefined) ?? [];
