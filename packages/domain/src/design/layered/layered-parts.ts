import type { Layer, LayeredFile, LayerItem } from '@vitrine/contract/configurator-file';
import { filtersOf } from '../../catalogue/door-ranges.ts';
import { articleOf, type DesignPart } from '../../prices/design-part.ts';
import type { Measures } from '../../prices/formula.ts';
import { measuresWith, quantityOf } from '../../prices/quantity.ts';
import { choosable, isHidden } from '../choices.ts';
import { defaultItem } from '../default-design.ts';
import type { Design } from '../design.ts';
import { layersInOrder } from './layers-in-order.ts';

const partOf = (item: LayerItem, layer: Layer, key: string, measures: Measures): Omit<DesignPart, 'item'> => {
  const rule = item.quantity ?? layer.quantity;
  return {
    article: articleOf(item.product_code, key, item.id),
    sku: item.product_code || null,
    name: item.name,
    unit: rule?.unit ?? 'piece',
    quantity: quantityOf(rule, measures, 1),
    filePrice: item.price ?? null,
    options: filtersOf(item).flatMap(({ options }) => options),
  };
};

/**
 * What designs of a room or still need: the items that are listed for them, each in the quantity that the item or its
 * layer states. Finds items by their id at once, because a panel prices every choice that it shows.
 */
export const layeredParts = (file: LayeredFile): ((design: Design, entered: Measures) => DesignPart[]) => {
  const mayChoose = choosable(file);
  const layers = layersInOrder(file)
    .filter((entry) => !isHidden(entry))
    .map(({ layer, key }) => ({
      layer,
      key,
      usual: defaultItem(layer.items, mayChoose),
      // The first of two items with one id, as the viewer draws it.
      byId: new Map([...layer.items].reverse().map((item) => [String(item.id), item])),
    }));
  return (design, entered) => {
    const measures = measuresWith(file.measures ?? [], entered);
    return layers
      .flatMap(({ layer, key, usual, byId }) => {
        const chosen = Object.hasOwn(design, key) ? byId.get(design[key] ?? '') : undefined;
        const item = chosen ?? usual;
        return item ? [partOf(item, layer, key, measures)] : [];
      })
      .map((part, index) => ({ ...part, item: index }));
  };
};
