import { Box, Group, Text, Tooltip } from '@mantine/core';
import { IconShield } from '@tabler/icons-react';
import { userMessages } from '@vitrine/contract/users/messages';
import type { User } from '@vitrine/contract/users/schemas';
import { fullName } from '../full-name.ts';

/** Name, with a shield for who signs in with a second step, and the address under it. */
export const UserName = ({ user }: { user: User }) => (
  <Box flex={1} miw={0}>
    <Group component="p" gap={6} wrap="nowrap">
      <Text span inherit truncate miw={0} fw={500}>
        {fullName(user)}
      </Text>
      {user.two_step && (
        <Tooltip label={userMessages.hasTwoStep}>
          <IconShield
            size={15}
            stroke={1.6}
            color="var(--vt-accent)"
            style={{ flex: 'none' }}
            role="img"
            aria-label={userMessages.hasTwoStep}
          />
        </Tooltip>
      )}
    </Group>
    <Text size="sm" truncate miw={0} c="dimmed">
      {user.email}
    </Text>
  </Box>
);
