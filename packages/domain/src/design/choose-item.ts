import type { LayeredFile } from '@vitrine/contract/configurator-file';
import { choicesOf } from './choices.ts';
import type { Design } from './design.ts';

/** The design with another item in one layer; unknown or disabled choices leave it as it is. */
export const chooseItem = (file: LayeredFile, design: Design, layerKey: string, itemId: string | number): Design => {
  const id = String(itemId);
  const layer = choicesOf(file).find(({ key }) => key === layerKey);
  const known = layer?.items.some((item) => String(item.id) === id) ?? false;
  return known && design[layerKey] !== id ? { ...design, [layerKey]: id } : design;
};
