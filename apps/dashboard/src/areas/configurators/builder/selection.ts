import type { Layer, LayeredFile, LayerItem } from '@vitrine/contract/configurator-file';
import type { ItemPosition } from '@vitrine/domain/builder/edit-items';
import { sceneOf } from '@vitrine/domain/builder/scenes/edit-scenes';
import type { ItemKey, Selection } from './edit/builder.ts';

/** Where the selected part is in the file now. A selection has keys, which stay when a part moves or an undo moves it back. */
export type SelectedPart =
  | { kind: 'room' }
  | { kind: 'layer'; layer: number }
  | ({ kind: 'item' } & ItemPosition)
  | { kind: 'items'; items: ItemPosition[] }
  | { kind: 'scene'; id: string };

/** What selections and lists know a layer by: its name where a data file came without keys. */
export const layerKey = ({ safe_name, name }: Pick<Layer, 'safe_name' | 'name'>): string => safe_name ?? name;

const itemKey = (layer: Layer, { id }: LayerItem): ItemKey => ({ layer: layerKey(layer), id });

/** Selects an item of a layer. */
export const itemSelection = (layer: Layer, item: LayerItem): Selection => ({ kind: 'item', ...itemKey(layer, item) });

/** Selects several items; one is selected by itself, none is no selection. */
export const itemsSelection = (items: readonly ItemKey[]): Selection | null => {
  const [first] = items;
  if (!first) return null;
  return items.length === 1 ? { kind: 'item', ...first } : { kind: 'items', items };
};

/** The selected items; none while something else is selected. */
export const selectedItems = (selection: Selection | null): readonly ItemKey[] => {
  if (selection?.kind === 'items') return selection.items;
  return selection?.kind === 'item' ? [{ layer: selection.layer, id: selection.id }] : [];
};

const isSame = (one: ItemKey, other: ItemKey): boolean => one.layer === other.layer && one.id === other.id;

/** The selection with an item more, or without it. */
export const toggleItem = (selection: Selection | null, layer: Layer, item: LayerItem): Selection | null => {
  const key = itemKey(layer, item);
  const others = selectedItems(selection).filter((one) => !isSame(one, key));
  return itemsSelection(others.length < selectedItems(selection).length ? others : [...others, key]);
};

/** The selection from the item of the layer that was selected last up to another one; others stay selected. */
export const extendTo = (selection: Selection | null, layer: Layer, at: number): Selection | null => {
  const before = selectedItems(selection);
  const indexOf = (key: ItemKey): number =>
    key.layer === layerKey(layer) ? layer.items.findIndex(({ id }) => id === key.id) : -1;
  const from = before.map(indexOf).findLast((index) => index >= 0) ?? at;
  const range = layer.items.slice(Math.min(from, at), Math.max(from, at) + 1).map((item) => itemKey(layer, item));
  // The last one is where the next extension starts.
  const ordered = from > at ? range.reverse() : range;
  return itemsSelection([...before.filter((key) => !ordered.some((one) => isSame(one, key))), ...ordered]);
};

/** Selects all items of a layer. */
export const wholeLayer = (layer: Layer): Selection | null =>
  itemsSelection(layer.items.map((item) => itemKey(layer, item)));

const layerAt = ({ layers }: LayeredFile, key: string): number => layers.findIndex((one) => layerKey(one) === key);

/** Where an item is now: an undo can return it to another layer. */
const positionOf = (file: LayeredFile, { layer: key, id }: ItemKey): ItemPosition | null => {
  const itemIn = (at: number): number => file.layers[at]?.items.findIndex((item) => item.id === id) ?? -1;
  const found = [layerAt(file, key), ...file.layers.keys()].find((at) => itemIn(at) >= 0);
  return found === undefined ? null : { layer: found, item: itemIn(found) };
};

/** Finds the selected part; null for one that is no longer in the file. */
export const selectedPart = (file: LayeredFile, selection: Selection | null): SelectedPart | null => {
  switch (selection?.kind) {
    case undefined:
      return null;
    case 'room':
      return { kind: 'room' };
    case 'scene':
      return sceneOf(file, selection.id) ? selection : null;
    case 'layer': {
      const layer = layerAt(file, selection.key);
      return layer < 0 ? null : { kind: 'layer', layer };
    }
    case 'item': {
      const position = positionOf(file, selection);
      return position && { kind: 'item', ...position };
    }
    case 'items': {
      const items = selection.items.flatMap((key) => positionOf(file, key) ?? []);
      return items.length === 0 ? null : { kind: 'items', items };
    }
  }
};
