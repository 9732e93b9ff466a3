import type { LayeredFile, LayerItem } from '@vitrine/contract/configurator-file';
import { rangeLock } from '../catalogue/door-ranges.ts';
import { isRowDisabled } from '../catalogue/row-disabled.ts';
import { layersInOrder, type OrderedLayer } from './layered/layers-in-order.ts';

/** One layer with the items that a visitor can choose. */
export type LayerChoices = OrderedLayer & { items: LayerItem[] };

const HIDDEN = 'hidden';

/** Whether a visitor can choose an item: the item and its door range are enabled. */
export const choosable = (file: LayeredFile): ((item: LayerItem) => boolean) => {
  const isLocked = rangeLock(file, (range) => isRowDisabled(range, {}));
  return (item) => item.disabled !== true && !isLocked(item);
};

/** The layers in ascending order with their available items. A layer without any is left out, but is still drawn. */
export const choicesOf = (file: LayeredFile): LayerChoices[] => {
  const mayChoose = choosable(file);
  return layersInOrder(file)
    .map((entry) => ({ ...entry, items: entry.layer.items.filter(mayChoose) }))
    .filter((entry) => entry.items.length > 0);
};

/** The choices that the panel shows. Hidden layers are drawn but never offered. */
export const visibleLayers = (file: LayeredFile): LayerChoices[] =>
  choicesOf(file).filter(({ layer }) => layer.layer_type !== HIDDEN);

/** Whether a layer is drawn but neither offered nor listed. */
export const isHidden = ({ layer }: OrderedLayer): boolean => layer.layer_type === HIDDEN;
