import type { LayeredFile, LayerItem } from '@vitrine/contract/configurator-file';
import { doorRangesOf, rangesOfItem } from '@vitrine/domain/catalogue/door-ranges';
import { visibleLayers } from '@vitrine/domain/design/choices';
import type { Choice, ChoiceLayer } from '../../viewer.ts';

/** Lists every visible layer with its enabled items and the ranges they belong to. */
export function listChoiceLayers(file: LayeredFile): ChoiceLayer[] {
  const ranges = doorRangesOf(file);
  const choiceOf = (item: LayerItem): Choice => ({
    id: String(item.id),
    name: item.name,
    price: item.price ?? null,
    thumbnail: item.thumbnail ?? null,
    colour: item.hex ?? null,
    image: item.image_path ?? null,
    ranges: rangesOfItem(ranges, item).map(({ name }) => name),
  });
  return visibleLayers(file).map(({ layer, key, items }) => {
    const choices = items.map(choiceOf);
    const present = ranges
      .map(({ name }) => name)
      .filter((name) => choices.some((choice) => choice.ranges.includes(name)));
    return { key, name: layer.name, choices, ranges: present.length > 1 ? present : [] };
  });
}
