import type { LayerItem } from '@vitrine/contract/configurator-file';
import { filtersOf, isDoorRangeFilter } from './door-ranges.ts';

type FilteredItem = Pick<LayerItem, 'filter'>;

/** All filter options of an item in one list, for the Options column and its search. */
export const optionsOf = (item: FilteredItem): string[] => filtersOf(item).flatMap((filter) => filter.options);

/** The Range column: the door range, else the first option of the first filter, else nothing. */
export const rangeOf = (item: FilteredItem): string => {
  const filters = filtersOf(item);
  return (filters.find(isDoorRangeFilter) ?? filters[0])?.options[0] ?? '';
};
