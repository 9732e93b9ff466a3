import type { LayeredFile, LayerItem } from '@vitrine/contract/configurator-file';
import { choosable } from '../choices.ts';
import { defaultItem } from '../default-design.ts';
import type { Design } from '../design.ts';
import { layersInOrder, type OrderedLayer } from './layers-in-order.ts';

/** Every layer in ascending order with its item in the design, or with its default. */
export const drawnLayers = (file: LayeredFile, design: Design): (OrderedLayer & { item: LayerItem })[] => {
  const mayChoose = choosable(file);
  return layersInOrder(file).flatMap((entry) => {
    const chosenId = Object.hasOwn(design, entry.key) ? design[entry.key] : undefined;
    const { items } = entry.layer;
    const item = items.find((each) => String(each.id) === chosenId) ?? defaultItem(items, mayChoose);
    return item === null ? [] : [{ ...entry, item }];
  });
};

/** What is drawn over the base: exactly one item of every layer with items, in ascending order. */
export const drawOrder = (file: LayeredFile, design: Design): LayerItem[] =>
  drawnLayers(file, design).map(({ item }) => item);
