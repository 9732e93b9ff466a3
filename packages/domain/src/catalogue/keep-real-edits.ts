import type { DoorRange, LayeredFile, LayerItem } from '@vitrine/contract/configurator-file';
import type { EditedFields, Edits, ItemKey } from './edits.ts';
import { findItem } from './find-item.ts';

type Row = LayerItem | DoorRange;

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);

const isReal = {
  name: (row: Row, value: string) => text(value) !== text(row.name),
  product_code: (row: Row, value: string) => text(value) !== text(row.product_code),
  price: (row: Row, value: number | null) => value !== number(row.price),
  disabled: (row: Row, value: true | null) => (value === true) !== (row.disabled === true),
};

const realFields = (row: Row, key: ItemKey, data: EditedFields): EditedFields => {
  const kept: EditedFields = {};
  if (data.disabled !== undefined && isReal.disabled(row, data.disabled)) kept.disabled = data.disabled;
  if (key.layer_index === 'pano_doors') return kept;
  if (data.name !== undefined && isReal.name(row, data.name)) kept.name = data.name;
  if (data.product_code !== undefined && isReal.product_code(row, data.product_code))
    kept.product_code = data.product_code;
  if (data.price !== undefined && isReal.price(row, data.price)) kept.price = data.price;
  return kept;
};

/**
 * Drops fields that equal the file, and records with nothing left (configurators.md §4, Edit tracking).
 * An absent price or SKU equals null and ''. Of door ranges only `disabled` counts.
 * Records of unknown items are kept, so that saving refuses them instead of losing them silently.
 */
export const keepRealEdits = (file: LayeredFile, edits: Edits): Edits =>
  edits.flatMap((edit) => {
    const row = findItem(file, edit);
    if (row === null) return [edit];
    const data = realFields(row, edit, edit.data);
    return Object.keys(data).length === 0 ? [] : [{ layer_index: edit.layer_index, id: row.id, data }];
  });
