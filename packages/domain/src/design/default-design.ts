import type { LayeredFile, LayerItem } from '@vitrine/contract/configurator-file';
import { choosable } from './choices.ts';
import type { Design } from './design.ts';
import { layersInOrder } from './layers-in-order.ts';

/**
 * The item of a layer before anybody chose: the default if it may be chosen, else the first that may,
 * else the default or the first even though it is off, because no layer may be skipped when drawing.
 */
export const defaultItem = (items: readonly LayerItem[], mayChoose: (item: LayerItem) => boolean): LayerItem | null => {
  const isDefault = (item: LayerItem) => item.default === true;
  const open = items.filter(mayChoose);
  return open.find(isDefault) ?? open[0] ?? items.find(isDefault) ?? items[0] ?? null;
};

/** The design that the viewer starts with: one item of every layer. */
export const defaultDesign = (file: LayeredFile): Design => {
  const mayChoose = choosable(file);
  return Object.fromEntries(
    layersInOrder(file).flatMap(({ layer, key }) => {
      const item = defaultItem(layer.items, mayChoose);
      return item === null ? [] : [[key, String(item.id)]];
    }),
  );
};
