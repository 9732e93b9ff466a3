import { Stack, Text } from '@mantine/core';
import type { LayeredFile } from '@vitrine/contract/configurator-file';
import { builderMessages as messages } from '@vitrine/contract/configurators/builder-messages';
import { itemAt } from '@vitrine/domain/builder/edit-items';
import { type Selection, useBuilder } from './builder.ts';
import { ItemForm } from './ItemForm.tsx';
import { LayerForm } from './LayerForm.tsx';
import { RoomForm } from './RoomForm.tsx';

/** The name of the selected part; undefined for one that an undo has removed. */
const nameOf = (file: LayeredFile, selection: Selection): string | undefined => {
  if (selection.kind === 'room') return messages.room;
  return selection.kind === 'layer' ? file.layers[selection.layer]?.name : itemAt(file, selection)?.name;
};

/** The form of the selected part. */
export const Details = ({ viewer }: { viewer: { current: HTMLIFrameElement | null } }) => {
  const { selection, draft } = useBuilder();
  const name = selection && nameOf(draft.file, selection);
  if (!selection || name === undefined) {
    return (
      <Text size="sm" c="gray">
        {messages.selectSomething}
      </Text>
    );
  }
  return (
    <Stack gap={12}>
      <Text component="h2" fz={16} fw={600} style={{ overflowWrap: 'anywhere' }}>
        {name}
      </Text>
      {selection.kind === 'room' && <RoomForm viewer={viewer} />}
      {selection.kind === 'layer' && <LayerForm at={selection.layer} />}
      {selection.kind === 'item' && <ItemForm position={selection} />}
    </Stack>
  );
};
