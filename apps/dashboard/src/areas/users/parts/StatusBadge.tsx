import { Badge } from '@mantine/core';
import { IconCheck, IconHourglass, IconX } from '@tabler/icons-react';
import type { User } from '@vitrine/contract/users/schemas';

const SHOWN = {
  active: { word: 'Active', icon: IconCheck },
  pending: { word: 'Pending', icon: IconHourglass },
  expired: { word: 'Expired', icon: IconX },
} as const;

/** Whether the invitation was accepted; no status counts as active. */
export const StatusBadge = ({ status }: { status: User['invite_status'] }) => {
  const kind = status ?? 'active';
  const { word, icon: Icon } = SHOWN[kind];
  return (
    <Badge variant={kind} leftSection={<Icon size={12} stroke={2} aria-hidden="true" />}>
      {word}
    </Badge>
  );
};
