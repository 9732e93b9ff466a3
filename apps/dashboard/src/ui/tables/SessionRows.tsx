import { Badge, Box, Button, Group, Text } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import type { OwnSession } from '@vitrine/contract/session/schemas';
import { longDate } from '@vitrine/domain/dates/format-date';
import rows from './Rows.module.css';

interface SessionRowsProps {
  sessions: readonly OwnSession[];
  /** Label of a row's button, a verb. */
  verb: string;
  onEnd: (session: OwnSession) => void;
}

const isHandheld = (device: string): boolean => /iPhone|iPad|Android/.test(device);

/** Sessions with their device and last use; each but the one in use can be ended. */
export const SessionRows = ({ sessions, verb, onEnd }: SessionRowsProps) => (
  <Box component="ul" mt={12}>
    {sessions.map((session) => {
      const { id, device, current, last_used_at } = session;
      const DeviceIcon = isHandheld(device) ? IconDeviceMobile : IconDeviceDesktop;
      return (
        <li key={id} className={rows.row}>
          <DeviceIcon size={20} stroke={1.6} className={rows.icon} aria-hidden="true" />
          <Box flex={1} miw={0}>
            <Group component="p" gap={8} wrap="nowrap" fw={500} className="vt-anywhere">
              {device}
              {current && <Badge variant="active">This one</Badge>}
            </Group>
            <Text inherit c="dimmed" fz={13}>
              Last used {longDate(last_used_at, new Date())}
            </Text>
          </Box>
          {!current && (
            <Button aria-label={`${verb} ${device}`} onClick={() => onEnd(session)}>
              {verb}
            </Button>
          )}
        </li>
      );
    })}
  </Box>
);
