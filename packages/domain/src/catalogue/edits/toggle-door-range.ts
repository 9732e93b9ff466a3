import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import { isRowDisabled } from '../row-disabled.ts';
import { rowsOf } from '../rows-of.ts';
import { editItem } from './edit-item.ts';
import { type Edits, editOf, type ItemKey } from './edits.ts';

/** Turns a door range on or off; the last enabled one stays on. An unknown id changes nothing. */
export const toggleDoorRange = (
  file: ConfiguratorFile,
  edits: Edits,
  id: string | number,
): { edits: Edits } | { issue: 'last_door_range' } => {
  const keyOf = (rangeId: string | number): ItemKey => ({ layer_index: 'pano_doors', id: rangeId });
  const ranges = rowsOf(file, 'pano_doors');
  const range = ranges.find((each) => String(each.id) === String(id));
  if (range === undefined) return { edits };
  const on = ranges.filter((each) => !isRowDisabled(each, editOf(edits, keyOf(each.id))));
  if (on.length === 1 && on[0] === range) return { issue: 'last_door_range' };
  return { edits: editItem(file, edits, keyOf(range.id), { disabled: on.includes(range) ? true : null }) };
};
