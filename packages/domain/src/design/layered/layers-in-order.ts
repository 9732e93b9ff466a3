import type { Layer, LayeredFile } from '@vitrine/contract/configurator-file';
import { layerKey } from '../design.ts';

export interface OrderedLayer {
  layer: Layer;
  /** Index in `file.layers`. */
  index: number;
  key: string;
}

/** Every layer with items that is shown, in drawing order. Layers of equal order keep the order of the file. */
export const layersInOrder = (file: Pick<LayeredFile, 'layers'>): OrderedLayer[] =>
  file.layers
    .map((layer, index) => ({ layer, index, key: layerKey(layer) }))
    .filter(({ layer }) => layer.items.length > 0 && layer.disabled !== true)
    .sort((one, other) => one.layer.order - other.layer.order);
