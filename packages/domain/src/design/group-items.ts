import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';

/** The panel's groups of a wardrobe and of a floor; layered designs have none. */
export type ItemGroup = 'size' | 'doors' | 'frame' | 'trim' | 'inside' | 'floor' | 'mix';

const ROBE_GROUPS: readonly (readonly [ItemGroup, RegExp])[] = [
  ['size', /^(Type of Sliding Robe|Width|Height)$/],
  ['doors', /^Door \d+/],
  ['frame', /^Frame /],
  ['trim', /^Trim$/],
  ['inside', /^(Inside|Internal \d+)$/],
];
const FLOOR_GROUPS: readonly (readonly [ItemGroup, RegExp])[] = [
  ['floor', /^(Blend|Finish|Flake size|Base colour)$/],
  ['mix', /^Flake \d+$/],
];

export interface ItemsOfGroup<Item> {
  /** null: without a heading. */
  group: ItemGroup | null;
  items: Item[];
}

/** The items in the groups and the order of the panel. Items without a group come last. */
export const groupItems = <Item extends { component: string }>(
  type: ConfiguratorType,
  items: readonly Item[],
): ItemsOfGroup<Item>[] => {
  const groups = type === 'slidingrobe' ? ROBE_GROUPS : type === 'floors' ? FLOOR_GROUPS : [];
  const groupOf = ({ component }: Item) => groups.find(([, pattern]) => pattern.test(component))?.[0] ?? null;
  return [...groups.map(([group]) => group), null]
    .map((group) => ({ group, items: items.filter((item) => groupOf(item) === group) }))
    .filter(({ items: found }) => found.length > 0);
};
