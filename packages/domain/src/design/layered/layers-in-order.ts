import type { Layer, LayeredFile } from '@vitrine/contract/configurator-file';
import { layerKey } from '../design.ts';

export interface OrderedLayer {
  layer: Layer;
  /** Index in `file.layers`. */
  index: number;
  key: string;
}

/** Every layer that is shown, in drawing order, also one without items. Layers of equal order keep the order of the file. */
export const shownLayers = (file: Pick<LayeredFile, 'layers'>): OrderedLayer[] =>
  file.layers
    .map((layer, index) => ({ layer, index, key: layerKey(layer) }))
    .filter(({ layer }) => layer.disabled !== true)
    .sort((one, other) => one.layer.order - other.layer.order);

/** Every layer of which visitors can see something: those that are shown and have items, in drawing order. */
export const layersInOrder = (file: Pick<LayeredFile, 'layers'>): OrderedLayer[] =>
  shownLayers(file).filter(({ layer }) => layer.items.length > 0);
