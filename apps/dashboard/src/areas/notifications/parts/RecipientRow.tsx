import { TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { notificationMessages as messages } from '@vitrine/contract/notifications/messages';
import { IconButton } from '../../../ui/IconButton.tsx';
import classes from './Recipient.module.css';

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
        // A line that is removed is not checked for having been left.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onRemove}
      />
    </div>
    <div role="alert" className={classes.issue}>
      {issue}
    </div>
  </li>
);
