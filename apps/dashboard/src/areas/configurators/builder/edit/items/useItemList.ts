import type { DragEndEvent } from '@dnd-kit/core';
import type { Layer, LayeredFile, LayerItem } from '@vitrine/contract/configurator-file';
import { layeredBuilderMessages as messages } from '@vitrine/contract/configurators/layered-builder-messages';
import type { ItemPosition } from '@vitrine/domain/builder/edit-items';
import { moveItems, removeItems } from '@vitrine/domain/builder/items/edit-several';
import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { announce } from '../../../../../ui/feedback/announce.ts';
import {
  extendTo,
  itemSelection,
  layerKey,
  selectedItems,
  selectedPart,
  toggleItem,
  wholeLayer,
} from '../../selection.ts';
import { type Builder, type Selection, useBuilder } from '../builder.ts';

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

const focusItem = (list: HTMLElement | null, id: string | number): void =>
  list?.querySelector<HTMLElement>(`[data-item="${CSS.escape(String(id))}"]`)?.focus();

/** The items that move with one: all selected ones where it is one of them. */
const movingWith = (file: LayeredFile, selection: Selection | null, own: ItemPosition): ItemPosition[] => {
  const part = selectedPart(file, selection);
  const selected = part?.kind === 'items' ? part.items : [];
  return selected.some(({ layer, item }) => layer === own.layer && item === own.item) ? selected : [own];
};

interface ItemListState extends Pick<Builder, 'draft' | 'selection' | 'select' | 'change'> {
  layer: Layer;
  layerAt: number;
}

const move = (
  { draft, selection, change, layer, layerAt }: ItemListState,
  at: number,
  /** The gap between the items, as they are now. */
  to: number,
): void => {
  const moving = movingWith(draft.file, selection, { layer: layerAt, item: at });
  const target = { layer: layerAt, item: to };
  const moved = moveItems(draft.file, moving, target);
  if (moved === draft.file) return;
  change((before) => ({ ...before, file: moveItems(before.file, moving, target) }));
  const item = layer.items[at];
  const position = moved.layers[layerAt]?.items.findIndex(({ id }) => id === item?.id) ?? 0;
  if (item) announce(messages.itemMoved(item.name, position + 1, layer.items.length));
};

const deleteItems = ({ draft, selection, select, change, layer, layerAt }: ItemListState, at: number): void => {
  const gone = movingWith(draft.file, selection, { layer: layerAt, item: at });
  change((before) => ({ ...before, file: removeItems(before.file, gone) }));
  select({ kind: 'layer', key: layerKey(layer) });
  announce(messages.itemsDeleted(gone.length));
};

/** Extends the selection to an item, from the focused one where nothing is selected. */
const extend = ({ selection, select, layer }: ItemListState, focused: LayerItem, to: number): void => {
  const from = selectedItems(selection).length > 0 ? selection : itemSelection(layer, focused);
  select(extendTo(from, layer, to));
};

/** What pointer and keys do in the list of a layer's items. The functions stay the same while the list is shown. */
export const useItemList = (layer: Layer, list: RefObject<HTMLElement | null>) => {
  const { draft, selection, select, change } = useBuilder();
  const layerAt = draft.file.layers.indexOf(layer);
  const now = useRef<ItemListState>({ draft, selection, select, change, layer, layerAt });
  now.current = { draft, selection, select, change, layer, layerAt };
  const refocus = useRef<string | number | null>(null);
  useEffect(() => {
    // A moved element loses the focus.
    if (refocus.current !== null) focusItem(list.current, refocus.current);
    refocus.current = null;
  });
  const handlers = useRef({
    onChoose: (at: number, event: MouseEvent): void => {
      const { selection: before, select: choose, layer: owner } = now.current;
      const item = owner.items[at];
      if (!item) return;
      if (event.shiftKey) choose(extendTo(before, owner, at));
      else choose(event.ctrlKey || event.metaKey ? toggleItem(before, owner, item) : itemSelection(owner, item));
    },
    onKey: (at: number, event: KeyboardEvent): void => {
      const state = now.current;
      const { items } = state.layer;
      const step = STEPS[event.key];
      const isCommand = event.ctrlKey || event.metaKey;
      const [item, next] = [items[at], items[at + (step ?? 0)]];
      if (!item) return;
      if (event.altKey && step) {
        refocus.current = item.id;
        move(state, at, step < 0 ? Math.max(0, at - 1) : at + 2);
      } else if (event.shiftKey && step && next) {
        refocus.current = next.id;
        extend(state, item, at + step);
      } else if (isCommand && event.key === 'a') state.select(wholeLayer(state.layer));
      else if (isCommand && (event.key === ' ' || event.key === 'Enter'))
        state.select(toggleItem(state.selection, state.layer, item));
      else if (event.key === 'Delete') deleteItems(state, at);
      else return;
      event.preventDefault();
    },
    onDrop: ({ active, over }: DragEndEvent): void => {
      const { layer: owner } = now.current;
      const indexOf = (id: unknown): number => owner.items.findIndex((item) => String(item.id) === String(id));
      const [from, to] = [indexOf(active.id), indexOf(over?.id)];
      if (from < 0 || to < 0 || from === to) return;
      move(now.current, from, to > from ? to + 1 : to);
    },
  });
  return handlers.current;
};
