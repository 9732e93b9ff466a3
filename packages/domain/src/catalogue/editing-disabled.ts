import type { LayeredFile, LayerItem } from '@vitrine/contract/configurator-file';
import { doorRangesOf, rangesOfItem } from './door-ranges.ts';
import { type Edits, editOf } from './edits.ts';
import { isRowDisabled } from './row-disabled.ts';

/** The same question as isEditingDisabled for many items: the ranges are looked up once. */
export const editingLock = (file: LayeredFile, edits: Edits): ((item: LayerItem) => boolean) => {
  const ranges = doorRangesOf(file);
  const off = new Set(
    ranges.filter((range) => isRowDisabled(range, editOf(edits, { layer_index: 'pano_doors', id: range.id }))),
  );
  if (off.size === 0) return () => false;
  return (item) => {
    const named = rangesOfItem(ranges, item);
    return named.length > 0 && named.every((range) => off.has(range));
  };
};

/** True when every door range that the item names is disabled after the edits: it cannot be edited (configurators.md §4, §8). */
export const isEditingDisabled = (file: LayeredFile, edits: Edits, item: LayerItem): boolean =>
  editingLock(file, edits)(item);
