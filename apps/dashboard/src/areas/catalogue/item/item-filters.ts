import type { ConfiguratorFile, LayerItem } from '@vitrine/contract/configurator-file';
import { doorRangesOf, isDoorRangeFilter } from '@vitrine/domain/catalogue/door-ranges';
import { optionsByFilter } from '@vitrine/domain/catalogue/option-lists';
import { isLayeredFile } from '@vitrine/domain/catalogue/rows-of';

type Filters = LayerItem['filter'];

/** A filter without its options. */
interface FilterName {
  name: string;
  group?: string | null | undefined;
}

const NEW_RANGE: FilterName = { name: 'Door Range', group: 'door_range' };

const plain = (text: string): string => text.trim().toLowerCase();

/** The filters of a layer's items. */
interface LayerFilters {
  options: ReadonlyMap<string, readonly string[]>;
  /** The first filter of each name. */
  names: ReadonlyMap<string, FilterName>;
  /** That of the Range field of an item without filters. */
  range: FilterName;
}

const readLayerFilters = (items: readonly LayerItem[]): LayerFilters => {
  const filters = items.flatMap((item) => item.filter ?? []);
  return {
    options: optionsByFilter(items),
    names: new Map(filters.map((filter) => [filter.name, filter] as const).reverse()),
    range: filters.find(isDoorRangeFilter) ?? filters[0] ?? NEW_RANGE,
  };
};

/** Read once a list: a form asks at each keystroke, and an import for each line. */
const known = new WeakMap<readonly LayerItem[], LayerFilters>();

const layerFilters = (items: readonly LayerItem[]): LayerFilters => {
  const found = known.get(items) ?? readLayerFilters(items);
  known.set(items, found);
  return found;
};

/** The filter of the Range field: the item's door range or first filter, or else the same of the layer. */
const rangeFilter = (filters: Filters, items: readonly LayerItem[]): FilterName =>
  filters.find(isDoorRangeFilter) ?? filters[0] ?? layerFilters(items).range;

export interface FilterFields {
  /** The selected range; '' means none. */
  range: string;
  ranges: readonly string[];
  /** Every other filter of the layer with its checkboxes. */
  categories: readonly { name: string; options: readonly string[]; ticked: readonly string[] }[];
}

/** The content of the fields Range and Category. */
export const filterFields = (file: ConfiguratorFile, items: readonly LayerItem[], filters: Filters): FilterFields => {
  const range = rangeFilter(filters, items);
  const byFilter = layerFilters(items).options;
  const doorRanges =
    isLayeredFile(file) && isDoorRangeFilter({ name: range.name, group: range.group, options: [] })
      ? doorRangesOf(file)
      : [];
  const offered = doorRanges.length > 0 ? doorRanges.map(({ name }) => name) : (byFilter.get(range.name) ?? []);
  const chosen = filters.find(({ name }) => name === range.name)?.options[0] ?? '';
  const same = offered.find((option) => plain(option) === plain(chosen));
  return {
    range: same ?? chosen,
    ranges: same !== undefined || chosen === '' ? offered : [...offered, chosen],
    categories: [...byFilter]
      .filter(([name, options]) => name !== range.name && options.length > 0)
      .map(([name, options]) => ({
        name,
        options,
        ticked: filters.find((filter) => filter.name === name)?.options ?? [],
      })),
  };
};

const withOptions = (filters: Filters, like: FilterName, options: string[]): Filters => {
  const hasIt = filters.some(({ name }) => name === like.name);
  if (hasIt) return filters.map((filter) => (filter.name === like.name ? { ...filter, options } : filter));
  const { name, group } = like;
  return options.length === 0 ? filters : [...filters, { name, options, ...(group && { group }) }];
};

/** The filters with another range. */
export const withRange = (filters: Filters, items: readonly LayerItem[], range: string): Filters =>
  withOptions(filters, rangeFilter(filters, items), range === '' ? [] : [range]);

/** The filters after a checkbox of a category was changed. */
export const withOption = (
  filters: Filters,
  items: readonly LayerItem[],
  { name, option, on }: { name: string; option: string; on: boolean },
): Filters => {
  const like = layerFilters(items).names.get(name) ?? { name };
  const now = filters.find((filter) => filter.name === name)?.options ?? [];
  return withOptions(filters, like, on ? [...new Set([...now, option])] : now.filter((each) => each !== option));
};
