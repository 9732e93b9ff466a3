import { Stack, Text } from '@mantine/core';
import type { LayeredFile } from '@vitrine/contract/configurator-file';
import { builderMessages as messages } from '@vitrine/contract/configurators/builder-messages';
import { layeredBuilderMessages as layeredMessages } from '@vitrine/contract/configurators/layered-builder-messages';
import { itemAt } from '@vitrine/domain/builder/edit-items';
import { sceneName, sceneOf } from '@vitrine/domain/builder/scenes/edit-scenes';
import { type SelectedPart, selectedPart } from '../selection.ts';
import { useBuilder } from './builder.ts';
import { ItemForm } from './ItemForm.tsx';
import { ItemsForm } from './items/ItemsForm.tsx';
import { useShownItem } from './items/useShownItem.ts';
import { LayerForm } from './LayerForm.tsx';
import { RoomForm } from './RoomForm.tsx';
import { SceneForm } from './scenes/SceneForm.tsx';

const sceneTitle = (file: LayeredFile, id: string): string | undefined => {
  const scene = sceneOf(file, id);
  return scene && sceneName(scene);
};

const nameOf = (file: LayeredFile, part: SelectedPart): string | undefined => {
  if (part.kind === 'room') return messages.room;
  if (part.kind === 'items') return layeredMessages.severalItems(part.items.length);
  if (part.kind === 'scene') return sceneTitle(file, part.id);
  return part.kind === 'layer' ? file.layers[part.layer]?.name : itemAt(file, part)?.name;
};

/** The form of the selected part. An item is shown in the viewer. */
export const Details = ({ viewer }: { viewer: { current: HTMLIFrameElement | null } }) => {
  const { selection, draft } = useBuilder();
  useShownItem(viewer);
  const part = selectedPart(draft.file, selection);
  if (!selection || !part) {
    return (
      <Text size="sm" c="gray">
        {messages.selectSomething}
      </Text>
    );
  }
  return (
    <Stack gap={12}>
      <Text component="h2" fz={16} fw={600} style={{ overflowWrap: 'anywhere' }}>
        {nameOf(draft.file, part)}
      </Text>
      {part.kind === 'room' && <RoomForm viewer={viewer} />}
      {/* Keys: what a field could not take stays with its own layer or item. */}
      {selection.kind === 'layer' && part.kind === 'layer' && <LayerForm key={selection.key} at={part.layer} />}
      {part.kind === 'items' && <ItemsForm positions={part.items} />}
      {part.kind === 'scene' && <SceneForm key={part.id} id={part.id} viewer={viewer} />}
      {selection.kind === 'item' && part.kind === 'item' && <ItemForm key={selection.id} position={part} />}
    </Stack>
  );
};
