import type { LayeredFile } from '@vitrine/contract/configurator-file';
import type { AlignIds } from '../align-ids.ts';
import { chooseItem } from '../choose-item.ts';
import { restoreWith, writeConfigString } from '../config-string.ts';
import { defaultDesign } from '../default-design.ts';
import { designItems } from '../design-items.ts';
import type { DesignModel } from '../design-model.ts';
import { layersInOrder } from './layers-in-order.ts';

/**
 * Designs of panoramic and stock set configurators: one item of every layer. `align` matches saved ids to layers. It is
 * a parameter because the embed loads it after its first download.
 */
export const layeredModelWith = (align: AlignIds, file: LayeredFile): DesignModel => ({
  start: () => defaultDesign(file),
  choose: (design, layer, item) => chooseItem(file, design, layer, item),
  write: (design) => writeConfigString(file, design),
  restore: (text) => restoreWith(align, file, text),
  knows: (text) => {
    const layers = layersInOrder(file).length;
    return restoreWith(align, file, text).replaced.length < Math.min(layers, text.split(',').length);
  },
  items: (design) => designItems(file, design),
});
