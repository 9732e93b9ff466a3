import { Badge, Box, Button, Group, Text, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { addressIssue } from '@vitrine/contract/notifications/address-issue';
import { notificationLimits } from '@vitrine/contract/notifications/limits';
import { notificationMessages as messages } from '@vitrine/contract/notifications/messages';
import type { Recipients } from '@vitrine/contract/notifications/schemas';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { useDraftText } from '../../ui/forms/draft-storage.ts';
import { usePhone } from '../../ui/page/usePhone.ts';
import { usePassing } from '../../ui/usePassing.ts';

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

const Issue = ({ text }: { text: string | null | undefined }) => (
  <Text component="div" role="alert" size="xs" mt={text ? 4 : 0} c="red">
    {text}
  </Text>
);

interface RecipientRowProps {
  label: string;
  address: string;
  issue: string | undefined;
  onChange: (address: string) => void;
  onLeave: () => void;
  onRemove: () => void;
}

/** One address: edited in place, or removed. */
export const RecipientRow = ({ label, address, issue, onChange, onLeave, onRemove }: RecipientRowProps) => (
  <li>
    <Group gap={8} wrap="nowrap">
      <TextInput
        flex={1}
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        aria-label={label}
        autoComplete="off"
        value={address}
        error={issue !== undefined}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
      />
      <IconButton
        label={messages.remove(address)}
        icon={<IconTrash size={16} stroke={1.6} />}
        // A removed line is not validated on blur.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onRemove}
      />
    </Group>
    <Issue text={issue} />
  </li>
);

interface NewRecipientProps {
  /** Under which the typed address outlives another screen, a reload and an ended session. */
  draftKey: string;
  others: readonly string[];
  onAdd: (address: string) => void;
}

const EMPTY = { address: '' };

/** Adds an address, or shows for three seconds why not. */
export const NewRecipient = ({ draftKey, others, onAdd }: NewRecipientProps) => {
  const phone = usePhone();
  const [{ address }, setText] = useDraftText(draftKey, EMPTY);
  const [issue, setIssue] = usePassing<string>(notificationLimits.issueSeconds);
  const add = (): void => {
    const found = addressIssue(address, others);
    setIssue(found);
    if (found !== null) return;
    onAdd(address);
    setText(EMPTY);
  };
  return (
    <Box
      component="form"
      mt={20}
      aria-label={messages.add}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <Group gap={8} wrap={phone ? 'wrap' : 'nowrap'}>
        <TextInput
          flex={phone ? '1 1 100%' : 1}
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          aria-label={messages.newAddress}
          placeholder={messages.placeholder}
          autoComplete="off"
          value={address}
          error={issue !== null}
          onChange={(event) => setText({ address: event.target.value })}
        />
        <Button type="submit" w={{ base: '100%', sm: 'auto' }}>
          {messages.add}
        </Button>
      </Group>
      <Issue text={issue} />
    </Box>
  );
};
