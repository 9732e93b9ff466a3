import { Button, Group, Text } from '@mantine/core';
import { IconFlag, IconFlagFilled } from '@tabler/icons-react';
import { layeredBuilderMessages as messages } from '@vitrine/contract/configurators/layered-builder-messages';
import { type ItemPosition, itemAt } from '@vitrine/domain/builder/edit-items';
import { isFirstItem, setFirstItem } from '@vitrine/domain/builder/items/edit-first-design';
import { choosable } from '@vitrine/domain/design/choices';
import { useBuilder } from '../builder.ts';

/** Whether visitors start with an item, and the button that makes them. */
export const FirstItem = ({ position }: { position: ItemPosition }) => {
  const { draft, change } = useBuilder();
  const item = itemAt(draft.file, position);
  if (!item) return null;
  if (isFirstItem(draft.file, position)) {
    return (
      <Group gap={6} wrap="nowrap">
        <IconFlagFilled size={16} aria-hidden="true" />
        <Text size="sm">{messages.isFirst}</Text>
      </Group>
    );
  }
  if (!choosable(draft.file)(item)) {
    return (
      <Text size="sm" c="dimmed">
        {messages.firstDisabled}
      </Text>
    );
  }
  return (
    <Group>
      <Button
        size="xs"
        leftSection={<IconFlag size={14} stroke={1.6} />}
        onClick={() => change((before) => ({ ...before, file: setFirstItem(before.file, position) }))}
      >
        {messages.startWith}
      </Button>
    </Group>
  );
};
