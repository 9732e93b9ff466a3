import type { LayeredFile } from '@vitrine/contract/configurator-file';
import { choosable } from './choices.ts';
import type { Design } from './design.ts';
import { layersInOrder } from './layered/layers-in-order.ts';

/** The design with another item in one layer. Unknown or disabled items do not change it. */
export const chooseItem = (file: LayeredFile, design: Design, layerKey: string, itemId: string | number): Design => {
  const id = String(itemId);
  if (design[layerKey] === id) return design;
  const mayChoose = choosable(file);
  const items = layersInOrder(file).find(({ key, layer }) => key === layerKey && layer.items.some(mayChoose))?.layer
    .items;
  const exists = items?.some((item) => String(item.id) === id && mayChoose(item)) ?? false;
  return exists ? { ...design, [layerKey]: id } : design;
};
