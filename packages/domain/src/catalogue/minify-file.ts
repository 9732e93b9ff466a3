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

const SHORT_ITEM = new Set(ITEM_KEYS.values());
const SHORT_FILTER = new Set(FILTER_KEYS.values());

/** Objects that already use a short key for another value stay long, so that expanding can distinguish them. */
const shorten = (value: Loose, names: KeyNames, taken: ReadonlySet<string>): Loose =>
  Object.keys(value).some((key) => taken.has(key)) ? value : renameKeys(value, names);

const shortFilter = (filter: unknown): unknown =>
  isLoose(filter) ? shorten(filter, FILTER_KEYS, SHORT_FILTER) : filter;

/** The list of filters keeps its position, with or without a short name. */
const shortItem = (item: Loose): Loose => {
  const short = shorten(item, ITEM_KEYS, SHORT_ITEM);
  const { filter } = item;
  if (!Array.isArray(filter)) return short;
  const filters = filter.map(shortFilter);
  if (short === item) return { ...item, filter: filters };
  short.f = filters;
  return short;
};

/**
 * The published form of a file: items have short keys, and the file says `minified: true`. expandFile(minifyFile(file))
 * equals the file.
 */
export const minifyFile = (file: ConfiguratorFile): unknown => {
  if (file.minified === true) return file;
  const remembered = file.minified === undefined ? {} : { [FLAG_BEFORE]: file.minified };
  return { ...mapItems(file, shortItem), minified: true, ...remembered };
};
