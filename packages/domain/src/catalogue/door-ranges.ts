import type { DoorRange, FilterGroup, LayeredFile, LayerItem } from '@vitrine/contract/configurator-file';

/** The key of the group of door ranges, and of the filters of items that name them. */
export const DOOR_RANGE = 'door_range';
const DOOR_RANGE_NAME = 'door range';

const plain = (text: string): string => text.trim().toLowerCase();

/** The filter group that holds the door ranges; undefined where a file has none. */
export const doorRangeGroup = (file: LayeredFile): FilterGroup | undefined =>
  (file.filter_groups ?? []).find((group) => group.safe_name === DOOR_RANGE || plain(group.name) === DOOR_RANGE_NAME);

/** All door ranges of a file, enabled or not. */
export const doorRangesOf = (file: LayeredFile): readonly DoorRange[] => doorRangeGroup(file)?.filters ?? [];

/** The filters of an item; files from before validation may lack the list. */
export const filtersOf = (item: Pick<LayerItem, 'filter'>): LayerItem['filter'] => item.filter ?? [];

/** Whether a filter of an item says which door ranges it belongs to. */
export const isDoorRangeFilter = (filter: LayerItem['filter'][number]): boolean =>
  filter.group === DOOR_RANGE || plain(filter.name) === DOOR_RANGE_NAME;

/** The door ranges that an item names, by name or safe name, whatever the case. */
export const rangesOfItem = (ranges: readonly DoorRange[], item: LayerItem): DoorRange[] => {
  const options = filtersOf(item)
    .filter(isDoorRangeFilter)
    .flatMap((filter) => filter.options.map(plain));
  if (options.length === 0) return [];
  return ranges.filter((range) => options.includes(plain(range.name)) || options.includes(plain(range.safe_name)));
};

/** Whether an item is off because every door range that it names is. */
export const rangeLock = (file: LayeredFile, isOff: (range: DoorRange) => boolean): ((item: LayerItem) => boolean) => {
  const ranges = doorRangesOf(file);
  const off = new Set(ranges.filter(isOff));
  if (off.size === 0) return () => false;
  return (item) => {
    const named = rangesOfItem(ranges, item);
    return named.length > 0 && named.every((range) => off.has(range));
  };
};
