import type { LayeredFile, LayerItem } from '@vitrine/contract/configurator-file';
import { duplicateItem, type ItemPosition, withFreeIds } from '../edit-items.ts';

const keyOf = ({ layer, item }: ItemPosition): string => `${layer}.${item}`;

const byPosition = (one: ItemPosition, other: ItemPosition): number => one.layer - other.layer || one.item - other.item;

const isSameList = <T>(one: readonly T[], other: readonly T[]): boolean =>
  one.length === other.length && one.every((entry, at) => entry === other[at]);

/**
 * The file with items before another one, in the order that they have in the file. `to.item` counts the items of its
 * layer as they are now; their number is the end. The same file where nothing moves.
 */
export const moveItems = (file: LayeredFile, from: readonly ItemPosition[], to: ItemPosition): LayeredFile => {
  const target = file.layers[to.layer];
  if (!target) return file;
  const moving = new Set(from.map(keyOf));
  const stays = (layer: number) => (_: LayerItem, item: number) => !moving.has(keyOf({ layer, item }));
  const items = [...from].sort(byPosition).flatMap(({ layer, item }) => file.layers[layer]?.items[item] ?? []);
  const before = target.items.slice(0, to.item).filter(stays(to.layer));
  const after = target.items.filter((item, at) => at >= to.item && stays(to.layer)(item, at));
  const moved = [...before, ...withFreeIds(file, items, [...before, ...after]), ...after];
  const layers = file.layers.map((layer, at) => {
    const left = at === to.layer ? moved : layer.items.filter(stays(at));
    return isSameList(left, layer.items) ? layer : { ...layer, items: left };
  });
  return isSameList(layers, file.layers) ? file : { ...file, layers };
};

/** The file without several items. */
export const removeItems = (file: LayeredFile, from: readonly ItemPosition[]): LayeredFile => {
  const removed = new Set(from.map(keyOf));
  const layers = file.layers.map((layer, at) => {
    const items = layer.items.filter((_, item) => !removed.has(keyOf({ layer: at, item })));
    return items.length === layer.items.length ? layer : { ...layer, items };
  });
  return isSameList(layers, file.layers) ? file : { ...file, layers };
};

/** The file with a copy of each item below it. */
export const duplicateItems = (file: LayeredFile, from: readonly ItemPosition[]): LayeredFile =>
  [...from].sort(byPosition).reduceRight(duplicateItem, file);
