import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import { findItem } from '../find-item.ts';
import type { EditedFields, EditedItem, Edits, ItemKey } from './edits.ts';
import { realFields } from './keep-real-edits.ts';

export interface ItemChange {
  key: ItemKey;
  change: EditedFields;
}

const textOf = (key: ItemKey): string => `${key.layer_index} ${String(key.id)}`;

/**
 * Merges changes of many rows into the edits in one pass and keeps only what differs from the file. Unknown keys change
 * nothing; records of rows that are not named stay as they are.
 */
export const editItems = (file: ConfiguratorFile, edits: Edits, changes: readonly ItemChange[]): Edits => {
  const records = new Map<string, EditedItem>(edits.map((edit) => [textOf(edit), edit]));
  for (const { key, change } of changes) {
    const row = findItem(file, key);
    if (row === null) continue;
    const at = textOf(key);
    const data = realFields(row, key.layer_index, { ...records.get(at)?.data, ...change });
    if (Object.keys(data).length === 0) records.delete(at);
    else records.set(at, { layer_index: key.layer_index, id: row.id, data });
  }
  return [...records.values()];
};
