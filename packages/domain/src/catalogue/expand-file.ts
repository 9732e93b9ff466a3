import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import {
  FILTER_KEYS,
  FLAG_BEFORE,
  ITEM_KEYS,
  isLoose,
  type KeyNames,
  type Loose,
  mapItems,
  renameKeys,
} from './fields/short-keys.ts';

const inverse = (names: KeyNames): KeyNames => new Map([...names].map(([long, short]) => [short, long]));

const LONG_ITEM = inverse(ITEM_KEYS);
const LONG_FILTER = inverse(FILTER_KEYS);

/** Every full item and filter has a name. One that has its full name key was never shortened. */
const lengthen = (value: Loose, names: KeyNames): Loose =>
  Object.hasOwn(value, 'name') ? value : renameKeys(value, names);

const longItem = (item: Loose): Loose => {
  const long = lengthen(item, LONG_ITEM);
  const { filter } = long;
  if (!Array.isArray(filter)) return long;
  return { ...long, filter: filter.map((each: unknown) => (isLoose(each) ? lengthen(each, LONG_FILTER) : each)) };
};

/**
 * Undoes minifyFile; a file that is not minified is returned as it is. It restores names only: the schema decides
 * whether the result is a valid file.
 */
export const expandFile = (data: unknown): ConfiguratorFile => {
  if (!isLoose(data) || data.minified !== true) return data as ConfiguratorFile;
  const { minified: _flag, [FLAG_BEFORE]: before, ...rest } = mapItems(data, longItem);
  return { ...rest, ...(typeof before === 'boolean' && { minified: before }) } as ConfiguratorFile;
};
