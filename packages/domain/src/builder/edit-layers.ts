import type { Layer, LayeredFile } from '@vitrine/contract/configurator-file';
import { safeName } from '../organisations/safe-name.ts';

/** Moves one entry of a list to another position. */
export const moved = <T>(list: readonly T[], from: number, to: number): T[] => {
  const others = list.filter((_, at) => at !== from);
  return [...others.slice(0, to), ...list.slice(from, from + 1), ...others.slice(to)];
};

const byOrder = (layers: readonly Layer[]): number[] =>
  layers
    .map((_, at) => at)
    .sort((one, other) => (layers[one]?.order ?? 0) - (layers[other]?.order ?? 0) || one - other);

/** Whether layers are drawn in the order of the list: the lower in the list, the later. */
export const isDrawnAsListed = ({ layers }: LayeredFile): boolean => byOrder(layers).every((layer, at) => layer === at);

const numbered = (layers: readonly Layer[], drawing: readonly number[]): Layer[] =>
  layers.map((layer, at) => {
    const order = drawing.indexOf(at) + 1;
    return layer.order === order ? layer : { ...layer, order };
  });

/** The file with a layer at another position of the list. Layers that were drawn as listed still are. */
export const moveLayer = (file: LayeredFile, from: number, to: number): LayeredFile => {
  const layers = moved(file.layers, from, to);
  return { ...file, layers: isDrawnAsListed(file) ? drawAsListed({ ...file, layers }).layers : layers };
};

/** The file whose layers are drawn in the order of the list. */
export const drawAsListed = (file: LayeredFile): LayeredFile => ({
  ...file,
  layers: numbered(
    file.layers,
    file.layers.map((_, at) => at),
  ),
});

/** The indexes of the layers in the order in which they are drawn. */
export const drawingOrder = ({ layers }: LayeredFile): number[] => byOrder(layers);

/** The file with a layer drawn at another position, while the list stays as it is. */
export const moveInDrawing = (file: LayeredFile, from: number, to: number): LayeredFile => ({
  ...file,
  layers: numbered(file.layers, moved(byOrder(file.layers), from, to)),
});

/** The file with changed fields of one layer. */
export const changeLayer = (
  file: LayeredFile,
  at: number,
  fields: Partial<Pick<Layer, 'name' | 'layer_type' | 'disabled' | 'items' | 'quantity'>>,
): LayeredFile => ({
  ...file,
  layers: file.layers.map((layer, index) => (index === at ? { ...layer, ...fields } : layer)),
});

const freeKey = (layers: readonly Layer[], name: string): string => {
  const taken = new Set(layers.map(({ safe_name }) => safe_name));
  const plain = safeName(name) || 'layer';
  let key = plain;
  for (let count = 2; taken.has(key); count++) key = `${plain}-${count}`;
  return key;
};

/** The file with an empty layer at the end, drawn over all others. */
export const addLayer = (file: LayeredFile, name: string): LayeredFile => {
  const order = Math.max(0, ...file.layers.map((layer) => layer.order)) + 1;
  const layer: Layer = { name, safe_name: freeKey(file.layers, name), order, layer_type: 'items', items: [] };
  return { ...file, layers: [...file.layers, layer] };
};

/** The file without a layer and its items. */
export const removeLayer = (file: LayeredFile, at: number): LayeredFile => {
  const layers = file.layers.filter((_, index) => index !== at);
  return { ...file, layers: numbered(layers, byOrder(layers)) };
};
