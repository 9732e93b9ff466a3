import type { LayeredFile, LayerItem } from '@vitrine/contract/configurator-file';
import { filtersOf, isDoorRangeFilter } from '../../catalogue/door-ranges.ts';
import { changeItem, type ItemPosition, itemAt } from '../edit-items.ts';

type Filters = NonNullable<LayerItem['filter']>;
type Filter = Filters[number];

/** The file with changed filters of every item; items and layers without a change stay the same. */
export const changeFilters = (file: LayeredFile, change: (filters: Filters) => Filters): LayeredFile => {
  let isChanged = false;
  const layers = file.layers.map((layer) => {
    const items = layer.items.map((item) => {
      const before = filtersOf(item);
      const filter = change(before);
      return filter === before ? item : { ...item, filter };
    });
    if (items.every((item, at) => item === layer.items[at])) return layer;
    isChanged = true;
    return { ...layer, items };
  });
  return isChanged ? { ...file, layers } : file;
};

const joined = (one: Filter, options: readonly string[]): Filter => ({
  ...one,
  options: [...new Set([...one.options, ...options])],
});

/** The options of every filter of the items, by its name, in the order of the file. Door ranges are no filter. */
export const filtersInUse = ({ layers }: LayeredFile): Map<string, string[]> => {
  const found = new Map<string, Set<string>>();
  for (const { items } of layers)
    for (const item of items)
      for (const filter of filtersOf(item)) {
        if (isDoorRangeFilter(filter)) continue;
        const options = found.get(filter.name) ?? new Set();
        for (const option of filter.options) options.add(option);
        found.set(filter.name, options);
      }
  return new Map([...found].map(([name, options]) => [name, [...options]]));
};

/** The file with the options of one filter of an item; without options the item has no such filter. */
export const setItemFilter = (
  file: LayeredFile,
  at: ItemPosition,
  name: string,
  options: readonly string[],
): LayeredFile => {
  const item = itemAt(file, at);
  if (!item) return file;
  const before = filtersOf(item);
  const known = before.find((filter) => filter.name === name);
  const own = [...new Set(options)];
  const filter = known
    ? before.flatMap((one) => (one !== known ? [one] : own.length > 0 ? [{ ...one, options: own }] : []))
    : [...before, ...(own.length > 0 ? [{ name, options: own }] : [])];
  return changeItem(file, at, { filter });
};

/** The file whose items have a filter under another name; items that have both keep one with the options of both. */
export const renameFilter = (file: LayeredFile, name: string, to: string): LayeredFile =>
  name === to
    ? file
    : changeFilters(file, (filters) => {
        const renamed = filters.find((filter) => filter.name === name);
        if (!renamed) return filters;
        const other = filters.find((filter) => filter.name === to);
        if (!other) return filters.map((one) => (one === renamed ? { ...one, name: to } : one));
        return filters.flatMap((one) =>
          one === renamed ? [] : [one === other ? joined(other, renamed.options) : one],
        );
      });

/** The file whose items do not have a filter. */
export const removeFilter = (file: LayeredFile, name: string): LayeredFile =>
  changeFilters(file, (filters) =>
    filters.some((filter) => filter.name === name) ? filters.filter((filter) => filter.name !== name) : filters,
  );

/** The file with another name of an option of a filter, or without the option where `to` is null. */
export const changeOption = (file: LayeredFile, name: string, option: string, to: string | null): LayeredFile =>
  changeFilters(file, (filters) => {
    const owner = filters.find((filter) => filter.name === name && filter.options.includes(option));
    if (!owner || option === to) return filters;
    const options = [...new Set(owner.options.flatMap((one) => (one === option ? (to ?? []) : one)))];
    return filters.flatMap((one) => (one !== owner ? [one] : options.length > 0 ? [{ ...one, options }] : []));
  });
