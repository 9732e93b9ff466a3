import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import { findItem } from '../find-item.ts';
import { isRowDisabled } from '../row-disabled.ts';
import { editItem } from './edit-item.ts';
import { rowLock } from './editing-disabled.ts';
import { type Edits, editOf, type ItemKey } from './edits.ts';

/**
 * Turns an item of a layer, a flake, a blend or a part of a wardrobe on or off. Returns an issue while the item's door
 * range is off. Unknown keys, and door ranges (they have toggleDoorRange), change nothing.
 */
export const toggleItem = (
  file: ConfiguratorFile,
  edits: Edits,
  key: ItemKey,
): { edits: Edits } | { issue: 'door_range_disabled' } => {
  const row = findItem(file, key);
  if (row === null || key.layer_index === 'pano_doors') return { edits };
  if (rowLock(file, edits)(key)) return { issue: 'door_range_disabled' };
  return { edits: editItem(file, edits, key, { disabled: isRowDisabled(row, editOf(edits, key)) ? null : true }) };
};
