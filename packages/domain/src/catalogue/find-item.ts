import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import type { ItemKey, Place } from './edits.ts';
import { type Row, rowsOf } from './rows-of.ts';

type RowsById = ReadonlyMap<string, Row>;

/** Files never change once they are read, so each place is indexed once; a save looks thousands of rows up. */
const indexes = new WeakMap<ConfiguratorFile, Map<Place, RowsById>>();

const indexOf = (file: ConfiguratorFile, place: Place): RowsById => {
  const known = indexes.get(file) ?? new Map<Place, RowsById>();
  indexes.set(file, known);
  const index = known.get(place);
  if (index !== undefined) return index;
  // Backwards, so that of rows that share an id the first one counts.
  const made = new Map([...rowsOf(file, place)].reverse().map((row) => [String(row.id), row]));
  known.set(place, made);
  return made;
};

/** The row that a key names; null when the file has none. */
export const findItem = (file: ConfiguratorFile, key: ItemKey): Row | null =>
  indexOf(file, key.layer_index).get(String(key.id)) ?? null;
