import { editedField } from '@vitrine/contract/catalogue/edited-fields';
import type { ConfiguratorFile, DoorRange, Layer, LayeredFile, LayerItem } from '@vitrine/contract/configurator-file';
import { doorRangeGroup, doorRangesOf } from '../door-ranges.ts';
import { editableFields } from '../fields/editable-fields.ts';
import { rulesOf } from '../fields/field-kinds.ts';
import { findItem } from '../find-item.ts';
import { isFloorsFile, isLayeredFile, isRobeFile, type Row } from '../rows-of.ts';
import { editingLock } from './editing-disabled.ts';
import type { EditedField, EditedFields, EditedItem, Edits, ItemKey, Location } from './edits.ts';

interface ItemEdit {
  location: Location;
  data: EditedFields;
}

/** The changed fields of every row; returns the first record whose row does not exist instead. */
const changesByRow = (
  file: ConfiguratorFile,
  edits: Edits,
): { changes: Map<Row, ItemEdit> } | { unknown: EditedItem } => {
  const changes = new Map<Row, ItemEdit>();
  for (const edit of edits) {
    const row = findItem(file, edit);
    if (row === null) return { unknown: edit };
    changes.set(row, { location: edit.layer_index, data: { ...changes.get(row)?.data, ...edit.data } });
  }
  return { changes };
};

/** Stores what keepRealEdits compares: a cleared SKU is null, tags are in upper case without duplicates. */
const stored = (name: EditedField, value: unknown): unknown => {
  const field = editedField(name);
  return rulesOf(field.kind).stored(value as never, field);
};

/** Parts of wardrobes say `enabled` where everything else says `disabled`. */
const withField = <R extends Row>(row: R, field: EditedField, value: unknown): R =>
  field === 'disabled' && typeof row.enabled === 'boolean'
    ? { ...row, enabled: value !== true }
    : { ...row, [field]: stored(field, value) };

const changer =
  (changes: ReadonlyMap<Row, ItemEdit>) =>
  <R extends Row>(row: R): R => {
    const found = changes.get(row);
    if (found === undefined) return row;
    return editableFields(found.location)
      .filter((field) => found.data[field] !== undefined)
      .reduce((changed, field) => withField(changed, field, found.data[field]), row);
  };

const withLocks = (file: LayeredFile): LayeredFile => {
  const isLocked = editingLock(file, []);
  // Nearly all rows are unchanged and are shared: copying each would be most of the work.
  const locked = (item: LayerItem): LayerItem => {
    if (isLocked(item)) return item.editingDisabled === true ? item : { ...item, editingDisabled: true };
    if (!Object.hasOwn(item, 'editingDisabled')) return item;
    const { editingDisabled: _former, ...rest } = item;
    return rest;
  };
  return { ...file, layers: file.layers.map((layer): Layer => ({ ...layer, items: layer.items.map(locked) })) };
};

type Change = <R extends Row>(row: R) => R;

const changedLayers = (file: LayeredFile, change: Change): LayeredFile => {
  const ranges = doorRangeGroup(file);
  return {
    ...file,
    layers: file.layers.map((layer) => ({ ...layer, items: layer.items.map(change) })),
    filter_groups: (file.filter_groups ?? []).map((group) =>
      group === ranges ? { ...group, filters: group.filters.map((range: DoorRange) => change(range)) } : group,
    ),
  };
};

const changedFile = (file: ConfiguratorFile, change: Change): ConfiguratorFile => {
  if (isLayeredFile(file)) return withLocks(changedLayers(file, change));
  if (isFloorsFile(file)) return { ...file, flakes: file.flakes.map(change), blends: file.blends.map(change) };
  if (!isRobeFile(file)) return file;
  return {
    ...file,
    doors: file.doors.map(change),
    frames: { ...file.frames, frameType: file.frames.frameType.map(change) },
    internals: { ...file.internals, options: file.internals.options.map(change) },
    materials: file.materials.map(change),
  };
};

const allOff = (file: ConfiguratorFile): boolean =>
  isLayeredFile(file) && doorRangesOf(file).every((range) => range.disabled === true);

/**
 * A copy of the file with the edits applied and `editingDisabled` derived from the door ranges. Does not change the
 * file; rows without edits are shared. Rejects items that the file does not have, and edits that would leave no door
 * range on.
 */
export const applyEdits = <F extends ConfiguratorFile>(
  file: F,
  edits: Edits,
): { file: F } | { issue: 'unknown_item' | 'last_door_range'; key?: ItemKey } => {
  const found = changesByRow(file, edits);
  if ('unknown' in found) {
    return { issue: 'unknown_item', key: { layer_index: found.unknown.layer_index, id: found.unknown.id } };
  }
  const changed = changedFile(file, changer(found.changes));
  if (allOff(changed) && !allOff(file)) {
    const last = edits.filter((edit) => edit.layer_index === 'pano_doors' && edit.data.disabled === true).at(-1);
    return { issue: 'last_door_range', ...(last && { key: { layer_index: last.layer_index, id: last.id } }) };
  }
  return { file: changed as F };
};
