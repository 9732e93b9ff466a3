import type { DoorRange, Layer, LayeredFile, LayerItem } from '@vitrine/contract/configurator-file';
import { doorRangeGroup, doorRangesOf } from './door-ranges.ts';
import { editingLock } from './editing-disabled.ts';
import type { EditedFields, EditedItem, Edits, ItemKey } from './edits.ts';
import { findItem } from './find-item.ts';

type Row = LayerItem | DoorRange;
type Changes = ReadonlyMap<Row, EditedFields>;

/** The changed fields of every row; the first record whose row does not exist is answered instead. */
const changesByRow = (file: LayeredFile, edits: Edits): { changes: Changes } | { unknown: EditedItem } => {
  const changes = new Map<Row, EditedFields>();
  for (const edit of edits) {
    const row = findItem(file, edit);
    if (row === null) return { unknown: edit };
    changes.set(row, { ...changes.get(row), ...edit.data });
  }
  return { changes };
};

const changedRange = (range: DoorRange, data: EditedFields | undefined): DoorRange =>
  data?.disabled === undefined ? range : { ...range, disabled: data.disabled };

const changedItem = (item: LayerItem, data: EditedFields | undefined): LayerItem => {
  if (data === undefined) return item;
  const changed: LayerItem = { ...item };
  if (data.name !== undefined) changed.name = data.name;
  if (data.product_code !== undefined) changed.product_code = data.product_code === '' ? null : data.product_code;
  if (data.price !== undefined) changed.price = data.price;
  if (data.disabled !== undefined) changed.disabled = data.disabled;
  return changed;
};

const withLocks = (file: LayeredFile): LayeredFile => {
  const isLocked = editingLock(file, []);
  const locked = (item: LayerItem): LayerItem => {
    const { editingDisabled: _former, ...rest } = item;
    return isLocked(item) ? { ...rest, editingDisabled: true } : rest;
  };
  return { ...file, layers: file.layers.map((layer): Layer => ({ ...layer, items: layer.items.map(locked) })) };
};

const allOff = (file: LayeredFile): boolean => doorRangesOf(file).every((range) => range.disabled === true);

/**
 * A copy of the file with the edits applied, and `editingDisabled` set anew from the door ranges (decision B14).
 * Refuses items that the file does not have, and edits that would leave no door range on.
 * What is stored is what keepRealEdits compares: a cleared SKU or price is null.
 */
export const applyEdits = (
  file: LayeredFile,
  edits: Edits,
): { file: LayeredFile } | { refusal: 'unknown_item' | 'last_door_range'; key?: ItemKey } => {
  const found = changesByRow(file, edits);
  if ('unknown' in found) {
    return { refusal: 'unknown_item', key: { layer_index: found.unknown.layer_index, id: found.unknown.id } };
  }
  const { changes } = found;
  const ranges = doorRangeGroup(file);
  const changed: LayeredFile = {
    ...file,
    layers: file.layers.map((layer) => ({
      ...layer,
      items: layer.items.map((item) => changedItem(item, changes.get(item))),
    })),
    filter_groups: (file.filter_groups ?? []).map((group) =>
      group === ranges
        ? { ...group, filters: group.filters.map((range) => changedRange(range, changes.get(range))) }
        : group,
    ),
  };
  if (allOff(changed) && !allOff(file)) {
    const last = edits.filter((edit) => edit.layer_index === 'pano_doors' && edit.data.disabled === true).at(-1);
    return { refusal: 'last_door_range', ...(last && { key: { layer_index: last.layer_index, id: last.id } }) };
  }
  return { file: withLocks(changed) };
};
