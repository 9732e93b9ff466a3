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
import { builderMessages as messages } from '@vitrine/contract/configurators/builder-messages';
import { layeredBuilderMessages as layeredMessages } from '@vitrine/contract/configurators/layered-builder-messages';
import { addLayer, drawAsListed, isDrawnAsListed, moveLayer } from '@vitrine/domain/builder/edit-layers';
import { layerKey, selectedPart } from '../selection.ts';
import { useBuilder } from './builder.ts';
import { ITEM_KEYS } from './items/ItemTile.tsx';
import classes from './LayerList.module.css';
import { LayerRow } from './LayerRow.tsx';
import { RoomRow } from './RoomRow.tsx';
import { SceneList } from './scenes/SceneList.tsx';

/** The room, and the layers over it in the order of the list, each with its items. */
export const LayerList = () => {
  const { draft, source, change, selection, select } = useBuilder();
  const { layers } = draft.file;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: limits.dragFrom } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const keys = layers.map(layerKey);
  const nameOf = (id: UniqueIdentifier): string => layers[keys.indexOf(String(id))]?.name ?? '';
  const announced = (
    sentence: (name: string, position: number, total: number) => string,
    id: UniqueIdentifier,
    over: UniqueIdentifier | undefined,
  ): string => sentence(nameOf(id), keys.indexOf(String(over ?? id)) + 1, keys.length);
  const drop = ({ active, over }: DragEndEvent): void => {
    const [from, to] = [keys.indexOf(String(active.id)), keys.indexOf(String(over?.id))];
    if (from < 0 || to < 0 || from === to) return;
    change((before) => ({ ...before, file: moveLayer(before.file, from, to) }));
    select({ kind: 'layer', key: String(active.id) });
  };
  const add = (): void => {
    const added = addLayer(draft.file, messages.newLayer).layers.at(-1);
    change((before) => ({ ...before, file: addLayer(before.file, messages.newLayer) }));
    if (added) select({ kind: 'layer', key: layerKey(added) });
  };
  const announcements: Announcements = {
    onDragStart: () => undefined,
    onDragOver: ({ active, over }) => announced(messages.dragged, active.id, over?.id),
    onDragEnd: ({ active, over }) => announced(messages.dropped, active.id, over?.id),
    onDragCancel: ({ active }) => messages.dragCancelled(nameOf(active.id)),
  };
  const isListed = isDrawnAsListed(draft.file);
  const part = selectedPart(draft.file, selection);
  const selected = part?.kind === 'items' ? part.items : part?.kind === 'item' ? [part] : [];
  return (
    <div className={classes.list}>
      <RoomRow />
      <Group justify="space-between" wrap="nowrap" px={12} pt={12} pb={4}>
        <div>
          <Text component="h2" size="sm" fw={600}>
            {messages.layers}
          </Text>
          <Text size="xs" c="gray">
            {isListed ? messages.layersHelp : messages.layersDrawnOtherwise}
          </Text>
        </div>
        <Button size="xs" leftSection={<IconPlus size={14} stroke={1.8} />} onClick={add} style={{ flex: 'none' }}>
          {messages.addLayer}
        </Button>
      </Group>
      {!isListed && (
        <Button
          size="xs"
          mx={12}
          mb={8}
          onClick={() => change((before) => ({ ...before, file: drawAsListed(before.file) }))}
        >
          {messages.drawAsListed}
        </Button>
      )}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{ announcements, screenReaderInstructions: { draggable: messages.dragHelp } }}
        onDragEnd={drop}
      >
        <SortableContext items={keys} strategy={verticalListSortingStrategy}>
          <p id={ITEM_KEYS} className="vt-unseen">
            {layeredMessages.itemKeys}
          </p>
          <ol className={classes.layers} aria-label={messages.layers}>
            {layers.map((layer, at) => (
              <LayerRow
                key={keys[at]}
                id={keys[at] ?? ''}
                layer={layer}
                isSelected={part?.kind === 'layer' && part.layer === at}
                selected={selected.filter(({ layer: owner }) => owner === at).map(({ item }) => item)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      {source?.copyOf == null && <SceneList />}
    </div>
  );
};
