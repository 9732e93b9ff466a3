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
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Button, Group, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { builderLimits as limits } from '@vitrine/contract/configurators/builder-limits';
import { builderMessages } from '@vitrine/contract/configurators/builder-messages';
import { partMessages as messages } from '@vitrine/contract/configurators/part-messages';
import { addParts, movePart, partsOf } from '@vitrine/domain/builder/part-lists';
import classes from './PartLists.module.css';
import { PartRow } from './PartRow.tsx';
import { type ListKind, usePartEditor, usePartsFile } from './part-editor.ts';

/** One list of parts in their order, which is that of the visitor's choices. */
export const PartSection = ({ kind }: { kind: ListKind }) => {
  const { file, changeFile } = usePartsFile();
  const { selection, select } = usePartEditor();
  const { list, label, one, many } = kind;
  const parts = partsOf(file, list);
  const keys = parts.map(({ id }) => String(id));
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: limits.dragFrom } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const nameAt = (id: UniqueIdentifier): string => parts[keys.indexOf(String(id))]?.name ?? '';
  const positionOf = (id: UniqueIdentifier): number => keys.indexOf(String(id)) + 1;
  const drop = ({ active, over }: DragEndEvent): void => {
    const [from, to] = [keys.indexOf(String(active.id)), keys.indexOf(String(over?.id))];
    const part = parts[from];
    if (part && to >= 0 && from !== to) changeFile((before) => movePart(before, list, part.id, to));
  };
  const announcements: Announcements = {
    onDragStart: () => undefined,
    onDragOver: ({ active, over }) =>
      builderMessages.dragged(nameAt(active.id), positionOf(over?.id ?? active.id), keys.length),
    onDragEnd: ({ active, over }) =>
      builderMessages.dropped(nameAt(active.id), positionOf(over?.id ?? active.id), keys.length),
    onDragCancel: ({ active }) => builderMessages.dragCancelled(nameAt(active.id)),
  };
  const add = (): void => {
    const fields = { ...kind.fresh, name: messages.numbered(one, parts.length + 1) };
    const added = partsOf(addParts(file, list, [fields]), list).at(-1);
    changeFile((before) => addParts(before, list, [fields]));
    if (added) select({ list, id: added.id });
  };
  return (
    <section aria-label={label} className={classes.section}>
      <Group justify="space-between" wrap="nowrap" px={12} pt={12} pb={4} gap={4}>
        <Text component="h2" size="sm" fw={600}>
          {label}{' '}
          <Text span inherit c="gray" fw={400} className="vt-digits">
            {parts.length}
          </Text>
        </Text>
        <Group gap={4} wrap="nowrap">
          {many && (
            <Button size="xs" variant="subtle" onClick={() => select({ form: many.form })}>
              {many.label}
            </Button>
          )}
          <Button
            size="xs"
            aria-label={messages.add(one.toLowerCase())}
            leftSection={<IconPlus size={14} stroke={1.8} />}
            onClick={add}
          >
            {one}
          </Button>
        </Group>
      </Group>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{ announcements, screenReaderInstructions: { draggable: messages.dragHelp } }}
        onDragEnd={drop}
      >
        <SortableContext items={keys} strategy={verticalListSortingStrategy}>
          <ol className={classes.list} aria-label={messages.listOf(label)}>
            {parts.map((part) => (
              <PartRow
                key={part.id}
                kind={kind}
                part={part}
                isSelected={
                  selection !== null && 'list' in selection && selection.list === list && selection.id === part.id
                }
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
    </section>
  );
};
