import type { Layer, LayeredFile, LayerItem } from '@vitrine/contract/configurator-file';
import type { ItemPosition } from '@vitrine/domain/builder/edit-items';
import type { Selection } from './edit/builder.ts';

/** Where the selected part is in the file now. A selection has keys, which stay when a part moves or an undo moves it back. */
export type SelectedPart = { kind: 'room' } | { kind: 'layer'; layer: number } | ({ kind: 'item' } & ItemPosition);

/** What selections and lists know a layer by: its name where a data file came without keys. */
export const layerKey = ({ safe_name, name }: Pick<Layer, 'safe_name' | 'name'>): string => safe_name ?? name;

/** Selects an item of a layer. */
export const itemSelection = (layer: Layer, { id }: LayerItem): Selection => ({
  kind: 'item',
  layer: layerKey(layer),
  id,
});

/** Finds the selected part; null for one that is no longer in the file. An undo can return an item to another layer. */
export const selectedPart = ({ layers }: LayeredFile, selection: Selection | null): SelectedPart | null => {
  if (selection === null || selection.kind === 'room') return selection;
  const key = selection.kind === 'layer' ? selection.key : selection.layer;
  const layer = layers.findIndex((one) => layerKey(one) === key);
  if (selection.kind === 'layer') return layer < 0 ? null : { kind: 'layer', layer };
  const itemIn = (at: number): number => layers[at]?.items.findIndex(({ id }) => id === selection.id) ?? -1;
  const found = [layer, ...layers.keys()].find((at) => itemIn(at) >= 0);
  return found === undefined ? null : { kind: 'item', layer: found, item: itemIn(found) };
};
