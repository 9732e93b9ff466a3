import type { LayeredFile } from '@vitrine/contract/configurator-file';
import type { DesignPart } from '../../prices/design-part.ts';
import type { Measures } from '../../prices/formula.ts';
import { partsOfItems } from '../../prices/parts/parts-of-items.ts';
import { choosable, isHidden } from '../choices.ts';
import { defaultItem } from '../default-design.ts';
import type { Design } from '../design.ts';
import { layersInOrder } from './layers-in-order.ts';

/**
 * What designs of a room or still need: the items that are listed for them, each in the quantity that the item or its
 * layer states. Finds items by their id at once, because many designs of one file are priced in a row.
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
    const listed = layers.flatMap(({ layer, key, usual, byId }) => {
      const chosen = Object.hasOwn(design, key) ? byId.get(design[key] ?? '') : undefined;
      const item = chosen ?? usual;
      return item ? [{ layer, key, item }] : [];
    });
    return partsOfItems(file, listed, entered);
  };
};
