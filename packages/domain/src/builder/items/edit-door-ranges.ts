import type { DoorRange, FilterGroup, LayeredFile } from '@vitrine/contract/configurator-file';
import {
  DOOR_RANGE,
  doorRangeGroup,
  doorRangesOf,
  filtersOf,
  isDoorRangeFilter,
  rangesOfItem,
} from '../../catalogue/door-ranges.ts';
import { freeId } from '../../catalogue/new-items.ts';
import { safeName } from '../../organisations/safe-name.ts';
import { changeItem, type ItemPosition, itemAt } from '../edit-items.ts';
import { changeFilters } from './edit-filters.ts';

const NEW_GROUP: FilterGroup = { name: 'Door Range', safe_name: DOOR_RANGE, filters: [] };

const plain = (text: string): string => text.trim().toLowerCase();

const isNamed = (range: DoorRange, name: string): boolean =>
  plain(range.name) === plain(name) || plain(range.safe_name) === plain(name);

/** The door range of a name, or of a key, whatever the case; undefined where there is none. */
export const doorRangeNamed = (file: LayeredFile, name: string): DoorRange | undefined =>
  doorRangesOf(file).find((range) => isNamed(range, name));

const withRanges = (file: LayeredFile, filters: DoorRange[]): LayeredFile => {
  const known = doorRangeGroup(file);
  const group = { ...(known ?? NEW_GROUP), filters };
  const groups = file.filter_groups ?? [];
  return {
    ...file,
    filter_groups: known ? groups.map((one) => (one === known ? group : one)) : [...groups, group],
  };
};

const freeKey = (ranges: readonly DoorRange[], name: string): string => {
  const taken = new Set(ranges.map(({ safe_name }) => safe_name));
  const bare = safeName(name) || 'range';
  let key = bare;
  for (let count = 2; taken.has(key); count++) key = `${bare}-${count}`;
  return key;
};

/** The file with another door range; the same one where a range has the name. */
export const addDoorRange = (file: LayeredFile, name: string): LayeredFile => {
  if (doorRangeNamed(file, name)) return file;
  const ranges = doorRangesOf(file);
  const id = freeId(new Set(ranges.map((range) => String(range.id))), ranges, name);
  return withRanges(file, [...ranges, { id, name, safe_name: freeKey(ranges, name), disabled: null }]);
};

const changeRange = (file: LayeredFile, range: DoorRange, to: string | null): LayeredFile =>
  changeFilters(file, (filters) => {
    const owner = filters.find((one) => isDoorRangeFilter(one) && one.options.some((option) => isNamed(range, option)));
    if (!owner) return filters;
    const options = [...new Set(owner.options.flatMap((one) => (isNamed(range, one) ? (to ?? []) : one)))];
    return filters.flatMap((one) => (one !== owner ? [one] : options.length > 0 ? [{ ...one, options }] : []));
  });

/**
 * The file with another name of a door range, in its items too. Its key stays, which other files refer to. The same file
 * where another range has the name.
 */
export const renameDoorRange = (file: LayeredFile, name: string, to: string): LayeredFile => {
  const range = doorRangeNamed(file, name);
  const taken = doorRangeNamed(file, to);
  if (!range || range.name === to || (taken && taken !== range)) return file;
  const ranges = doorRangesOf(file).map((one) => (one === range ? { ...one, name: to } : one));
  return withRanges(changeRange(file, range, to), ranges);
};

/** The file without a door range, which no item belongs to either. */
export const removeDoorRange = (file: LayeredFile, name: string): LayeredFile => {
  const range = doorRangeNamed(file, name);
  if (!range) return file;
  return withRanges(
    changeRange(file, range, null),
    doorRangesOf(file).filter((one) => one !== range),
  );
};

/** Names of the door ranges that an item belongs to. */
export const itemRanges = (file: LayeredFile, at: ItemPosition): string[] => {
  const item = itemAt(file, at);
  return item ? rangesOfItem(doorRangesOf(file), item).map(({ name }) => name) : [];
};

/** The file whose item belongs to these door ranges; those that do not exist are added. */
export const setItemRanges = (file: LayeredFile, at: ItemPosition, names: readonly string[]): LayeredFile => {
  const item = itemAt(file, at);
  if (!item) return file;
  const grown = names.reduce(addDoorRange, file);
  const options = [...new Set(names.map((name) => doorRangeNamed(grown, name)?.name ?? name))];
  const others = filtersOf(item).filter((filter) => !isDoorRangeFilter(filter));
  const name = doorRangeGroup(grown)?.name ?? NEW_GROUP.name;
  const own = options.length > 0 ? [{ name, options, group: DOOR_RANGE }] : [];
  return changeItem(grown, at, { filter: [...own, ...others] });
};

/** The file whose filter of a name becomes the door ranges of its items, as when folders in a folder were ranges. */
export const makeDoorRanges = (file: LayeredFile, name: string): LayeredFile => {
  const named = file.layers.flatMap((layer, at) =>
    layer.items.flatMap((item, index) => {
      const options = filtersOf(item).find((filter) => filter.name === name && !isDoorRangeFilter(filter))?.options;
      return options ? [{ at: { layer: at, item: index }, options }] : [];
    }),
  );
  const grown = named.reduce(
    (before, { at, options }) => setItemRanges(before, at, [...itemRanges(before, at), ...options]),
    file,
  );
  return changeFilters(grown, (filters) =>
    filters.some((filter) => filter.name === name && !isDoorRangeFilter(filter))
      ? filters.filter((filter) => filter.name !== name || isDoorRangeFilter(filter))
      : filters,
  );
};
