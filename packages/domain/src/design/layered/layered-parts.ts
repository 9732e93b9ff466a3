import type { LayeredFile } from '@vitrine/contract/configurator-file';
import { articleOf, type DesignPart } from '../../prices/design-part.ts';
import type { Measures } from '../../prices/formula.ts';
import { measuresWith, quantityOf } from '../../prices/quantity.ts';
import { isHidden } from '../choices.ts';
import type { Design } from '../design.ts';
import { drawnLayers } from './draw-order.ts';

/** What a room or still needs: its items, each in the quantity that the item or its layer states. */
export const layeredParts = (file: LayeredFile, design: Design, entered: Measures): DesignPart[] => {
  const measures = measuresWith(file.measures ?? [], entered);
  return drawnLayers(file, design)
    .filter((entry) => !isHidden(entry))
    .map(({ layer, key, item }, index) => {
      const rule = item.quantity ?? layer.quantity;
      return {
        item: index,
        article: articleOf(item.product_code, key, item.id),
        sku: item.product_code || null,
        name: item.name,
        unit: rule?.unit ?? 'piece',
        quantity: quantityOf(rule, measures, 1),
        filePrice: item.price ?? null,
        options: item.filter.flatMap(({ options }) => options),
      };
    });
};
