import type { LayeredFile, LayerItem } from '@vitrine/contract/configurator-file';
import { choosable } from './choices.ts';
import type { Design } from './design.ts';
import { splitIds } from './layered/design-text.ts';
import { layersInOrder } from './layered/layers-in-order.ts';

/**
 * The item of a layer before a visitor chooses: the default if it is available, otherwise the first available item,
 * otherwise the default or the first item although it is disabled, because every layer must be drawn.
 */
export const defaultItem = (items: readonly LayerItem[], mayChoose: (item: LayerItem) => boolean): LayerItem | null => {
  const isDefault = (item: LayerItem) => item.default === true;
  const open = items.filter(mayChoose);
  return open.find(isDefault) ?? open[0] ?? items.find(isDefault) ?? items[0] ?? null;
};

/**
 * The design that the viewer starts with: one item of every layer, which is the one that `options.configString` names
 * if it is available. Layers can share an id, so that its position counts first.
 */
export const defaultDesign = (file: LayeredFile): Design => {
  const mayChoose = choosable(file);
  const named = splitIds(file.options?.configString ?? '');
  return Object.fromEntries(
    layersInOrder(file).flatMap(({ layer, key }, index) => {
      const itemOf = (id: string | undefined) => layer.items.find((item) => String(item.id) === id && mayChoose(item));
      const item =
        itemOf(named[index]) ?? named.map(itemOf).find((found) => found) ?? defaultItem(layer.items, mayChoose);
      return item === null ? [] : [[key, String(item.id)]];
    }),
  );
};
