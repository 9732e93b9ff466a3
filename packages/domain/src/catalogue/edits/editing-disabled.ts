import type { ConfiguratorFile, LayeredFile, LayerItem } from '@vitrine/contract/configurator-file';
import { rangeLock } from '../door-ranges.ts';
import { findItem } from '../find-item.ts';
import { isRowDisabled } from '../row-disabled.ts';
import { isLayeredFile } from '../rows-of.ts';
import { type Edits, editOf, type ItemKey } from './edits.ts';

/** Like isEditingDisabled for many items: looks the ranges up once. */
export const editingLock = (file: LayeredFile, edits: Edits): ((item: LayerItem) => boolean) =>
  rangeLock(file, (range) => isRowDisabled(range, editOf(edits, { layer_index: 'pano_doors', id: range.id })));

/** Whether the edits disable every door range that the item names. Such an item cannot be edited. */
export const isEditingDisabled = (file: LayeredFile, edits: Edits, item: LayerItem): boolean =>
  editingLock(file, edits)(item);

/** The same by key, for many keys. Only items of layers can be locked. */
export const rowLock = (file: ConfiguratorFile, edits: Edits): ((key: ItemKey) => boolean) => {
  if (!isLayeredFile(file)) return () => false;
  const isLocked = editingLock(file, edits);
  return (key) => {
    const item = typeof key.layer_index === 'number' ? (findItem(file, key) as LayerItem | null) : null;
    return item !== null && isLocked(item);
  };
};
