import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { IconGripVertical } from '@tabler/icons-react';
import { builderLimits as limits } from '@vitrine/contract/configurators/builder-limits';
import { builderMessages as messages } from '@vitrine/contract/configurators/builder-messages';
import type { ReactNode } from 'react';
import classes from './SortableList.module.css';

interface SortableListProps {
  label: string;
  /** A key for each row, in their order. */
  keys: readonly string[];
  nameOf: (key: string) => string;
  /** How rows are moved, for screen readers. */
  help: string;
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** A list whose rows are sorted by pointer and keyboard; the name and position of a moved row are announced. */
export const SortableList = ({ label, keys, nameOf, help, onMove, children }: SortableListProps) => {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: limits.dragFrom } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const name = (id: UniqueIdentifier): string => nameOf(String(id));
  const positionOf = (id: UniqueIdentifier): number => keys.indexOf(String(id)) + 1;
  const announcements: Announcements = {
    onDragStart: () => undefined,
    onDragOver: ({ active, over }) => messages.dragged(name(active.id), positionOf(over?.id ?? active.id), keys.length),
    onDragEnd: ({ active, over }) => messages.dropped(name(active.id), positionOf(over?.id ?? active.id), keys.length),
    onDragCancel: ({ active }) => messages.dragCancelled(name(active.id)),
  };
  const drop = ({ active, over }: DragEndEvent): void => {
    const [from, to] = [keys.indexOf(String(active.id)), keys.indexOf(String(over?.id))];
    if (from >= 0 && to >= 0 && from !== to) onMove(from, to);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: help } }}
      onDragEnd={drop}
    >
      <SortableContext items={[...keys]} strategy={verticalListSortingStrategy}>
        <ol className={classes.list} aria-label={label}>
          {children}
        </ol>
      </SortableContext>
    </DndContext>
  );
};

/** What a row of a sorted list puts on its element, and the handle by which it is moved. */
export const useSortableRow = (key: string, name: string) => {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: key,
  });
  return {
    row: {
      ref: setNodeRef,
      'data-dragging': isDragging || undefined,
      style: { transform: CSS.Translate.toString(transform), transition },
    },
    handle: (
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={classes.handle}
        {...attributes}
        {...listeners}
        aria-label={messages.drag(name)}
      >
        <IconGripVertical size={16} stroke={1.6} aria-hidden="true" />
      </button>
    ),
  };
};
