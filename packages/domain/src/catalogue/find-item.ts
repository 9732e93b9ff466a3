import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import type { ItemKey, Location } from './edits/edits.ts';
import { type Row, rowsOf } from './rows-of.ts';

type RowsById = ReadonlyMap<string, Row>;

/**
 * Files never change once they are read, so each location is indexed once, because a save looks up thousands of rows.
 */
const indexes = new WeakMap<ConfiguratorFile, Map<Location, RowsById>>();

const indexOf = (file: ConfiguratorFile, location: Location): RowsById => {
  const known = indexes.get(file) ?? new Map<Location, RowsById>();
  indexes.set(file, known);
  const index = known.get(location);
  if (index !== undefined) return index;
  // Backwards, so that of rows that share an id the first one counts.
  const made = new Map([...rowsOf(file, location)].reverse().map((row) => [String(row.id), row]));
  known.set(location, made);
  return made;
};

/** The row that a key names; null when the file has none. */
export const findItem = (file: ConfiguratorFile, key: ItemKey): Row | null =>
  indexOf(file, key.layer_index).get(String(key.id)) ?? null;
