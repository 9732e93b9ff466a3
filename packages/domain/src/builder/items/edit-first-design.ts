import type { LayeredFile } from '@vitrine/contract/configurator-file';
import { choosable } from '../../design/choices.ts';
import { writeConfigString } from '../../design/config-string.ts';
import { defaultDesign } from '../../design/default-design.ts';
import { layerKey } from '../../design/design.ts';
import { unknownIds } from '../../design/unknown-ids.ts';
import type { ItemPosition } from '../edit-items.ts';

/** Whether visitors start with an item, because the first design names it or because it is the first of its layer. */
export const isFirstItem = (file: LayeredFile, at: ItemPosition): boolean => {
  const layer = file.layers[at.layer];
  const item = layer?.items[at.item];
  return layer !== undefined && item !== undefined && defaultDesign(file)[layerKey(layer)] === String(item.id);
};

/**
 * The file whose visitors start with an item; the first design keeps its items of the other layers. It is written where
 * 'Start with this design' writes it. Items that visitors cannot choose change nothing.
 */
export const setFirstItem = (file: LayeredFile, at: ItemPosition): LayeredFile => {
  const layer = file.layers[at.layer];
  const item = layer?.items[at.item];
  if (!layer || !item || !choosable(file)(item)) return file;
  const design = { ...defaultDesign(file), [layerKey(layer)]: String(item.id) };
  return { ...file, options: { ...file.options, configString: writeConfigString(file, design) } };
};

/** The file whose first design names no deleted item: what visitors start with instead is named. */
export const withKnownFirstDesign = (file: LayeredFile): LayeredFile => {
  const named = file.options?.configString ?? '';
  if (named === '' || unknownIds('panoramic', file, named).length === 0) return file;
  return { ...file, options: { ...file.options, configString: writeConfigString(file, defaultDesign(file)) } };
};
