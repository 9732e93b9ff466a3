import type { LayeredFile, LayerItem } from '@vitrine/contract/configurator-file';
import { editItem } from './edit-item.ts';
import { isEditingDisabled } from './editing-disabled.ts';
import { type Edits, editOf, type ItemKey } from './edits.ts';
import { findItem } from './find-item.ts';
import { isRowDisabled } from './row-disabled.ts';

/**
 * Turns an item of a layer on or off (configurators.md §4). Refuses while its door range is off.
 * Unknown keys, and door ranges (they have toggleDoorRange), change nothing.
 */
export const toggleItem = (
  file: LayeredFile,
  edits: Edits,
  key: ItemKey,
): { edits: Edits } | { refusal: 'door_range_disabled' } => {
  if (key.layer_index === 'pano_doors') return { edits };
  const item = findItem(file, key) as LayerItem | null;
  if (item === null) return { edits };
  if (isEditingDisabled(file, edits, item)) return { refusal: 'door_range_disabled' };
  return { edits: editItem(file, edits, key, { disabled: isRowDisabled(item, editOf(edits, key)) ? null : true }) };
};
