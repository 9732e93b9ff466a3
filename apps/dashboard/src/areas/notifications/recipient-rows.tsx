import { Badge, Button, Group, Text, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { addressIssue } from '@vitrine/contract/notifications/address-issue';
import { notificationLimits } from '@vitrine/contract/notifications/limits';
import { notificationMessages as messages } from '@vitrine/contract/notifications/messages';
import type { Recipients } from '@vitrine/contract/notifications/schemas';
import { useEffect, useState } from 'react';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import classes from './recipient-rows.module.css';

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
    <div className={classes.row}>
      <TextInput
        className={classes.input ?? ''}
        type="email"
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
    </div>
    <div role="alert" className={classes.issue}>
      {issue}
    </div>
  </li>
);

/** Adds an address, or shows for three seconds why not. */
export const NewRecipient = ({ others, onAdd }: { others: readonly string[]; onAdd: (address: string) => void }) => {
  const [address, setAddress] = useState('');
  const [issue, setIssue] = useState<string | null>(null);
  useEffect(() => {
    if (issue === null) return;
    const timer = setTimeout(() => setIssue(null), notificationLimits.issueSeconds * 1000);
    return () => clearTimeout(timer);
  }, [issue]);
  const add = (): void => {
    const found = addressIssue(address, others);
    setIssue(found);
    if (found !== null) return;
    onAdd(address);
    setAddress('');
  };
  return (
    <form
      className={classes.adding}
      aria-label={messages.add}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <div className={classes.row}>
        <TextInput
          className={classes.input ?? ''}
          type="email"
          aria-label={messages.newAddress}
          placeholder={messages.placeholder}
          autoComplete="off"
          value={address}
          error={issue !== null}
          onChange={(event) => setAddress(event.target.value)}
        />
        <Button type="submit">{messages.add}</Button>
      </div>
      <div role="alert" className={classes.issue}>
        {issue}
      </div>
    </form>
  );
};
