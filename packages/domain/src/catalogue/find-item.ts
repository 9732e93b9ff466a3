import type { DoorRange, LayeredFile, LayerItem } from '@vitrine/contract/configurator-file';
import { doorRangesOf } from './door-ranges.ts';
import type { ItemKey } from './edits.ts';

/** The item or door range that a key names; null when the file has none. */
export const findItem = (file: LayeredFile, key: ItemKey): LayerItem | DoorRange | null => {
  const id = String(key.id);
  const rows: readonly (LayerItem | DoorRange)[] =
    key.layer_index === 'pano_doors' ? doorRangesOf(file) : (file.layers[key.layer_index]?.items ?? []);
  return rows.find((row) => String(row.id) === id) ?? null;
};
