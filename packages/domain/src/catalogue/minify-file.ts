import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import { FILTER_KEYS, FLAG_BEFORE, ITEM_KEYS, isLoose, type Loose, mapItems, renameKeys } from './short-keys.ts';

/** Objects that use a short key for something of their own stay long: that is how expanding tells them apart. */
const shorten = (value: Loose, names: Readonly<Record<string, string>>): Loose =>
  Object.values(names).some((short) => Object.hasOwn(value, short)) ? value : renameKeys(value, names);

const shortItem = (item: Loose): Loose => {
  const { filter } = item;
  const inner = Array.isArray(filter)
    ? { ...item, filter: filter.map((each: unknown) => (isLoose(each) ? shorten(each, FILTER_KEYS) : each)) }
    : item;
  return shorten(inner, ITEM_KEYS);
};

/**
 * The form in which a file is published: items carry short keys, and the file says `minified: true` (decision B13).
 * expandFile(minifyFile(file)) equals the file.
 */
export const minifyFile = (file: ConfiguratorFile): unknown => {
  if (file.minified === true) return file;
  const remembered = file.minified === undefined ? {} : { [FLAG_BEFORE]: file.minified };
  return { ...mapItems(file, shortItem), minified: true, ...remembered };
};
