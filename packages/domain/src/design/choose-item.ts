import type { LayeredFile } from '@vitrine/contract/configurator-file';
import { choicesOf } from './choices.ts';
import type { Design } from './design.ts';

/** The design with another item in one layer. Unknown or disabled items do not change it. */
export const chooseItem = (file: LayeredFile, design: Design, layerKey: string, itemId: string | number): Design => {
  const id = String(itemId);
  const layer = choicesOf(file).find(({ key }) => key === layerKey);
  const exists = layer?.items.some((item) => String(item.id) === id) ?? false;
  return exists && design[layerKey] !== id ? { ...design, [layerKey]: id } : design;
};
