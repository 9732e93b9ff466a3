import type { LayeredFile } from '@vitrine/contract/configurator-file';
import { chooseItem } from './choose-item.ts';
import { restoreDesign, writeConfigString } from './config-string.ts';
import { defaultDesign } from './default-design.ts';
import { designItems } from './design-items.ts';
import type { DesignModel } from './design-model.ts';

/** Designs of panoramic and stock set configurators: one item of every layer. */
export const layeredModel = (file: LayeredFile): DesignModel => ({
  start: () => defaultDesign(file),
  choose: (design, layer, item) => chooseItem(file, design, layer, item),
  write: (design) => writeConfigString(file, design),
  restore: (text) => restoreDesign(file, text),
  knows: (text) => {
    const layers = file.layers.filter(({ items }) => items.length > 0).length;
    return restoreDesign(file, text).replaced.length < Math.min(layers, text.split(',').length);
  },
  items: (design) => designItems(file, design),
});
