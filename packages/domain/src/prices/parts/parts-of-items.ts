import type { Layer, LayeredFile, LayerItem } from '@vitrine/contract/configurator-file';
import { articleOf, type DesignPart } from '../design-part.ts';
import type { Measures } from '../formula.ts';
import { measuresWith, quantityOf } from '../quantity.ts';

/** An item of a room or still that is drawn and listed. */
export interface ListedItem {
  layer: Layer;
  /** Key of the layer in designs. */
  key: string;
  item: LayerItem;
}

/**
 * What the items of a room or still need, each in the quantity that the item or its layer states. Apart from
 * layeredParts, because the viewer has listed the items already when it loads this.
 */
export const partsOfItems = (
  file: Pick<LayeredFile, 'measures'>,
  items: readonly ListedItem[],
  entered: Measures,
): DesignPart[] => {
  const measures = measuresWith(file.measures ?? [], entered);
  return items.map(({ layer, key, item }, index) => {
    const rule = item.quantity ?? layer.quantity;
    return {
      item: index,
      article: articleOf(item.product_code, key, item.id),
      sku: item.product_code || null,
      name: item.name,
      unit: rule?.unit ?? 'piece',
      quantity: quantityOf(rule, measures, 1),
      filePrice: item.price ?? null,
      options: (item.filter ?? []).flatMap(({ options }) => options),
    };
  });
};
