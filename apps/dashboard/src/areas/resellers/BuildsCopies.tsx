import { Box, Group, Text } from '@mantine/core';
import { resellerMessages as messages } from '@vitrine/contract/resellers/messages';
import type { Reseller } from '@vitrine/contract/resellers/schemas';
import { useId } from 'react';
import { Switch } from '../../ui/forms/Switch.tsx';
import { useEdit } from './useResellerChanges.ts';

/** Whether a reseller's users may change layers and images of their copies; saved with the switch. */
export const BuildsCopies = ({ reseller: { id, builds_copies: isAllowed } }: { reseller: Reseller }) => {
  const helpId = useId();
  const saving = useEdit();
  return (
    <Group
      component="section"
      gap={16}
      justify="space-between"
      wrap="nowrap"
      maw={560}
      mt={32}
      pt={24}
      className="vt-ruled-top"
    >
      <Box miw={0}>
        <Text component="h2" fw={500}>
          {messages.buildsCopies}
        </Text>
        <Text id={helpId} size="sm" c="dimmed">
          {messages.buildsCopiesHelp}
        </Text>
      </Box>
      <Switch
        label={messages.buildsCopies}
        describedBy={helpId}
        on={saving.isPending ? !isAllowed : isAllowed}
        onToggle={() => {
          if (!saving.isPending) saving.mutate({ id, builds_copies: !isAllowed });
        }}
      />
    </Group>
  );
};
