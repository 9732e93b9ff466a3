import type { DrawableFile } from '@vitrine/contract/configurator-file';
import type { Design } from '@vitrine/domain/design/design';
import type { OrderedLayer } from '@vitrine/domain/design/layered/layers-in-order';
import { articleOf } from '@vitrine/domain/prices/design-part';
import { type ListedItem, partsOfItems } from '@vitrine/domain/prices/parts/parts-of-items';
import { measuresWith } from '@vitrine/domain/prices/quantity';
import type { ProductParts } from '../product-parts.ts';

/**
 * Parts of rooms and stills.
 * @param layers in order
 * @param listItems the items of a design that are drawn and listed: both are parameters because the first download has
 * them
 */
export const createLayeredParts = (
  file: DrawableFile,
  layers: readonly OrderedLayer[],
  listItems: (design: Design) => readonly ListedItem[],
): ProductParts => ({
  measures: file.measures ?? [],
  sizes: (_design, entered) => measuresWith(file.measures ?? [], entered),
  parts: (design, entered) => partsOfItems(file, listItems(design), entered),
  articleOf: (part, choice) => {
    const layer = layers.find(({ key }) => key === part)?.layer;
    const item = layer?.items.find(({ id }) => String(id) === choice);
    if (!item) return undefined;
    return {
      article: articleOf(item.product_code, part, item.id),
      unit: (item.quantity ?? layer?.quantity)?.unit ?? 'piece',
    };
  },
});
