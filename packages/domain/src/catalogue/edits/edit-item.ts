import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import { findItem } from '../find-item.ts';
import { editItems } from './edit-items.ts';
import type { EditedFields, Edits, ItemKey } from './edits.ts';

/** Merges a change into the edits and keeps only what differs from the file. An unknown key changes nothing. */
export const editItem = (file: ConfiguratorFile, edits: Edits, key: ItemKey, change: EditedFields): Edits =>
  findItem(file, key) === null ? edits : editItems(file, edits, [{ key, change }]);
