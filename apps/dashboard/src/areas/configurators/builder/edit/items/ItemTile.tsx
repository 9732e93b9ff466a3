import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { UnstyledButton } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import type { LayerItem } from '@vitrine/contract/configurator-file';
import { type KeyboardEvent, type MouseEvent, memo, type RefObject, useEffect, useRef, useState } from 'react';
import { DraftThumbnail } from '../DraftThumbnail.tsx';
import classes from '../LayerList.module.css';

/** The id of the element that says which keys work on items. */
export const ITEM_KEYS = 'builder-item-keys';

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

interface ItemTileProps {
  item: LayerItem;
  at: number;
  isSelected: boolean;
  onChoose: (at: number, event: MouseEvent) => void;
  onKey: (at: number, event: KeyboardEvent) => void;
}

/** Renders only when something of its own has changed: there can be hundreds. */
export const ItemTile = memo(({ item, at, isSelected, onChoose, onKey }: ItemTileProps) => {
  const tile = useRef<HTMLLIElement>(null);
  const isSeen = useSeen(tile);
  const { listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id: String(item.id) });
  return (
    <li
      ref={(element) => {
        tile.current = element;
        setNodeRef(element);
      }}
      data-dragging={isDragging || undefined}
      className={classes.cell}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <UnstyledButton
        className={classes.tile}
        aria-pressed={isSelected}
        aria-describedby={ITEM_KEYS}
        data-item={item.id}
        title={item.name}
        onClick={(event) => onChoose(at, event)}
        onKeyDown={(event) => onKey(at, event)}
        {...listeners}
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
