import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import type { DoorRange, LayeredFile, LayerItem } from '@vitrine/contract/configurator-file';
import { doorRangesOf, filtersOf, isDoorRangeFilter, rangesOfItem } from '@vitrine/domain/catalogue/door-ranges';
import type { Tab } from '../data-tabs.ts';

/** An item with the index of its layer. */
export interface LayerOption {
  location: number;
  item: LayerItem;
}

export interface DoorGroup {
  label: string;
  /** The door range of the same name; its switch is in the group's head. */
  range: DoorRange | null;
  items: readonly LayerOption[];
}

export interface DoorGroups {
  /** Ranges without a group. */
  ranges: readonly DoorRange[];
  groups: readonly DoorGroup[];
}

const FINISHES: readonly string[] = ['Matt', 'Gloss'];

const isFinishFilter = ({ group, name }: LayerItem['filter'][number]): boolean =>
  group === 'door_finish' || name.trim().toLowerCase() === 'door finish';

/** Matt or Gloss, if the finish or else the door range contains that word; otherwise the finish as the file has it. */
const finishOf = (item: LayerItem): string => {
  const filters = filtersOf(item);
  const words = [...filters.filter(isFinishFilter), ...filters.filter(isDoorRangeFilter)].flatMap(
    (each) => each.options,
  );
  const known = FINISHES.find((finish) => words.some((word) => word.toLowerCase().includes(finish.toLowerCase())));
  return known ?? words[0] ?? catalogueMessages.otherDoors;
};

const isDoorOption = (item: LayerItem): boolean =>
  filtersOf(item).some((filter) => (isDoorRangeFilter(filter) || isFinishFilter(filter)) && filter.options.length > 0);

const rank = (label: string): number => {
  const at = FINISHES.indexOf(label);
  return at === -1 ? FINISHES.length : at;
};

/**
 * The door-options view: door ranges, and door options grouped into Matt and Gloss. `shown` are the ranges on screen.
 * Where they are not all ranges, only the options of these ranges are in the groups.
 */
export const doorGroupsOf = (file: LayeredFile, tabs: readonly Tab[], shown: readonly DoorRange[]): DoorGroups => {
  const all = doorRangesOf(file);
  const belongs = (item: LayerItem): boolean =>
    shown.length === all.length || rangesOfItem(all, item).some((range) => shown.includes(range));
  const byLabel = new Map<string, LayerOption[]>();
  for (const { kind, location, rows } of tabs) {
    if (kind !== 'layer' || typeof location !== 'number') continue;
    for (const item of (rows as readonly LayerItem[]).filter((each) => isDoorOption(each) && belongs(each))) {
      const label = finishOf(item);
      byLabel.set(label, [...(byLabel.get(label) ?? []), { location, item }]);
    }
  }
  const groups = [...byLabel]
    .sort(([one], [other]) => rank(one) - rank(other))
    .map(([label, items]): DoorGroup => {
      const range = shown.find(({ name }) => name.trim().toLowerCase() === label.toLowerCase()) ?? null;
      return { label, range, items };
    });
  return { ranges: shown.filter((range) => !groups.some((group) => group.range === range)), groups };
};
