import { UnstyledButton } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import type { Layer, LayerItem } from '@vitrine/contract/configurator-file';
import { builderMessages as messages } from '@vitrine/contract/configurators/builder-messages';
import { memo, type RefObject, useEffect, useRef, useState } from 'react';
import { layerKey } from '../selection.ts';
import { type Builder, useBuilder } from './builder.ts';
import { DraftThumbnail } from './DraftThumbnail.tsx';
import classes from './LayerList.module.css';

interface ItemTileProps {
  item: LayerItem;
  /** The key of its layer. */
  layer: string;
  isSelected: boolean;
  select: Builder['select'];
}

/**
 * Whether an element has been in view. Images of this device get their addresses then: making an address waits for the
 * browser's other processes, which for hundreds takes longer than rendering all of them.
 */
const useSeen = (element: RefObject<Element | null>): boolean => {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !element.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isSeen, element]);
  return isSeen;
};

/** Renders only when something of its own has changed: there can be hundreds. */
const ItemTile = memo(({ item, layer, isSelected, select }: ItemTileProps) => {
  const tile = useRef<HTMLLIElement>(null);
  const isSeen = useSeen(tile);
  return (
    <li ref={tile}>
      <UnstyledButton
        className={classes.tile}
        aria-pressed={isSelected}
        title={item.name}
        onClick={() => select({ kind: 'item', layer, id: item.id })}
      >
        <span className={classes.image}>
          {item.image_path && isSeen ? (
            <DraftThumbnail path={item.image_path} thumbnail={item.thumbnail} />
          ) : (
            <IconPhoto size={18} stroke={1.4} aria-hidden="true" />
          )}
        </span>
        <span className={classes.tileName}>{item.name}</span>
      </UnstyledButton>
    </li>
  );
});

interface ItemTilesProps {
  layer: Layer;
  /** The position of the selected item; null when it is in another layer. */
  selectedItem: number | null;
}

/** The items of a layer as small images with their names. */
export const ItemTiles = ({ layer, selectedItem }: ItemTilesProps) => {
  const { select } = useBuilder();
  if (layer.items.length === 0) return null;
  return (
    <ul className={classes.tiles} aria-label={messages.itemsOf(layer.name)}>
      {layer.items.map((item, at) => (
        <ItemTile key={item.id} item={item} layer={layerKey(layer)} isSelected={at === selectedItem} select={select} />
      ))}
    </ul>
  );
};
