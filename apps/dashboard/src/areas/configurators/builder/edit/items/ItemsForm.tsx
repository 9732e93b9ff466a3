import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { builderMessages } from '@vitrine/contract/configurators/builder-messages';
import { layeredBuilderMessages as messages } from '@vitrine/contract/configurators/layered-builder-messages';
import type { ItemPosition } from '@vitrine/domain/builder/edit-items';
import { duplicateItems, moveItems, removeItems } from '@vitrine/domain/builder/items/edit-several';
import { announce } from '../../../../../ui/feedback/announce.ts';
import { layerKey } from '../../selection.ts';
import { useBuilder } from '../builder.ts';
import { DeleteButton } from '../DeleteButton.tsx';

/** Several items: to another layer, copied, or deleted. */
export const ItemsForm = ({ positions }: { positions: readonly ItemPosition[] }) => {
  const { draft, change, select } = useBuilder();
  const { layers } = draft.file;
  const move = (to: number): void => {
    const target = layers[to];
    if (!target) return;
    const end = { layer: to, item: target.items.length };
    const moved = moveItems(draft.file, positions, end).layers[to]?.items.slice(-positions.length) ?? [];
    change((before) => ({ ...before, file: moveItems(before.file, positions, end) }));
    select({ kind: 'items', items: moved.map(({ id }) => ({ layer: layerKey(target), id })) });
  };
  return (
    <Stack gap={16}>
      <Text size="sm" c="dimmed">
        {messages.severalHelp}
      </Text>
      <NativeSelect
        label={messages.moveToLayer}
        data={[
          { value: '', label: messages.stayInLayers },
          ...layers.map(({ name }, at) => ({ value: String(at), label: name })),
        ]}
        value=""
        onChange={({ currentTarget: { value } }) => value !== '' && move(Number(value))}
      />
      <Group gap={8}>
        <Button
          size="xs"
          leftSection={<IconCopy size={14} stroke={1.6} />}
          onClick={() => change((before) => ({ ...before, file: duplicateItems(before.file, positions) }))}
        >
          {builderMessages.duplicate}
        </Button>
        <DeleteButton
          label={messages.deleteItems}
          onDelete={() => {
            change((before) => ({ ...before, file: removeItems(before.file, positions) }));
            select(null);
            announce(messages.itemsDeleted(positions.length));
          }}
        />
      </Group>
    </Stack>
  );
};
