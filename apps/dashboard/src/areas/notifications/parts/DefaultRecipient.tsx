import { Badge, Group, Text } from '@mantine/core';
import { notificationMessages as messages } from '@vitrine/contract/notifications/messages';
import type { Recipients } from '@vitrine/contract/notifications/schemas';

/** Who is notified while the list is empty. */
export const DefaultRecipient = ({ fallback: { of, name, addresses } }: { fallback: Recipients['fallback'] }) => {
  const known = addresses.length > 0 || of === 'manufacturer';
  const help = of === 'manufacturer' ? messages.manufacturerHelp : messages.defaultHelp;
  return (
    <Text component="div" size="sm" p={12} bd="1px solid var(--vt-line)" bdrs={8} c="dimmed">
      {addresses.length > 0 && (
        <ul>
          {addresses.map((address) => (
            <Group
              key={address}
              component="li"
              gap={8}
              wrap="nowrap"
              mb={4}
              c="var(--vt-ink)"
              fz={14}
              fw={500}
              className="vt-anywhere"
            >
              {address} <Badge variant="stock">{messages.isDefault}</Badge>
            </Group>
          ))}
        </ul>
      )}
      <p>{known ? help(name) : messages.noDefault(name)}</p>
    </Text>
  );
};
