import type { LayeredFile } from '@vitrine/contract/configurator-file';
import { type EditedFields, type Edits, type ItemKey, sameKey } from './edits.ts';
import { findItem } from './find-item.ts';
import { keepRealEdits } from './keep-real-edits.ts';

/** Merges a change into the edits and keeps only what differs from the file. An unknown key changes nothing. */
export const editItem = (file: LayeredFile, edits: Edits, key: ItemKey, change: EditedFields): Edits => {
  const row = findItem(file, key);
  if (row === null) return edits;
  const known = edits.some((edit) => sameKey(edit, key));
  const merged = known
    ? edits.map((edit) => (sameKey(edit, key) ? { ...edit, data: { ...edit.data, ...change } } : edit))
    : [...edits, { layer_index: key.layer_index, id: row.id, data: change }];
  return keepRealEdits(file, merged);
};
