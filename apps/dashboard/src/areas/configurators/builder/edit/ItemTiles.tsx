import { closestCenter, DndContext, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import type { Layer } from '@vitrine/contract/configurator-file';
import { builderLimits as limits } from '@vitrine/contract/configurators/builder-limits';
import { builderMessages as messages } from '@vitrine/contract/configurators/builder-messages';
import { useMemo, useRef } from 'react';
import { ItemTile } from './items/ItemTile.tsx';
import { useItemList } from './items/useItemList.ts';
import classes from './LayerList.module.css';

/** A finger that rests this long drags; one that moves at once scrolls. */
const TOUCH = { delay: 250, tolerance: 8 };

const silent = (): undefined => undefined;

/** `useItemList` announces moves, and the tiles name their keys: the library would do both in English. */
const OWN_WORDS = {
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
  screenReaderInstructions: { draggable: '' },
};

interface ItemTilesProps {
  layer: Layer;
  /** The positions of the selected items. */
  selected: readonly number[];
}

/** The items of a layer as small images with their names, sorted by pointer and keyboard. */
export const ItemTiles = ({ layer, selected }: ItemTilesProps) => {
  const list = useRef<HTMLUListElement>(null);
  const { onChoose, onKey, onDrop } = useItemList(layer, list);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: limits.dragFrom } }),
    useSensor(TouchSensor, { activationConstraint: TOUCH }),
  );
  // The same list while only something else of the items changes: a new one renders all tiles.
  const order = layer.items.map(({ id }) => id).join();
  const ids = useMemo(() => order.split(','), [order]);
  if (layer.items.length === 0) return null;
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={OWN_WORDS} onDragEnd={onDrop}>
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <ul ref={list} className={classes.tiles} aria-label={messages.itemsOf(layer.name)}>
          {layer.items.map((item, at) => (
            <ItemTile
              key={item.id}
              item={item}
              at={at}
              isSelected={selected.includes(at)}
              onChoose={onChoose}
              onKey={onKey}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
};
