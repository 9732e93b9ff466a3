import { Badge, Box, Button, Group, Text } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { uiMessages } from '@vitrine/contract/screens/messages';
import type { OwnSession } from '@vitrine/contract/session/schemas';
import { longDate } from '@vitrine/domain/dates/format-date';

interface SessionRowsProps {
  sessions: readonly OwnSession[];
  /** Label of a row's button, a verb. */
  verb: string;
  onEnd: (session: OwnSession) => void;
}

const isHandheld = (device: string): boolean => /iPhone|iPad|Android/.test(device);

/** Sessions with their device and last use; each but the one in use can be ended. */
export const SessionRows = ({ sessions, verb, onEnd }: SessionRowsProps) => (
  <Box component="ul" mt={12} className="vt-underlined">
    {sessions.map((session) => {
      const { id, device, current, last_used_at } = session;
      const DeviceIcon = isHandheld(device) ? IconDeviceMobile : IconDeviceDesktop;
      return (
        <Group key={id} component="li" gap={12} wrap="nowrap" mih={60} py={10}>
          <DeviceIcon size={20} stroke={1.6} color="var(--vt-text-3)" style={{ flex: 'none' }} aria-hidden="true" />
          <Box flex={1} miw={0}>
            <Group component="p" gap={8} wrap="nowrap" fw={500} className="vt-anywhere">
              {device}
              {current && <Badge variant="active">{uiMessages.thisOne}</Badge>}
            </Group>
            <Text inherit c="dimmed" fz={13}>
              {uiMessages.lastUsed(longDate(last_used_at, new Date()))}
            </Text>
          </Box>
          {!current && (
            <Button aria-label={`${verb} ${device}`} onClick={() => onEnd(session)}>
              {verb}
            </Button>
          )}
        </Group>
      );
    })}
  </Box>
);
