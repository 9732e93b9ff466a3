import { IconTrash } from '@tabler/icons-react';
import { IconButton } from '../../../ui/IconButton.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { fieldOf, type Issues, type Person, type PersonField } from '../new-reseller.ts';
import classes from './PersonRow.module.css';

interface PersonRowProps {
  person: Person;
  number: number;
  issues: Issues;
  onChange: (field: PersonField, text: string) => void;
  /** Null for the first: there is always one. */
  onRemove: (() => void) | null;
}

const LABELS: Record<PersonField, string> = {
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email Address',
};

/** One user of the reseller to be. */
export const PersonRow = ({ person, number, issues, onChange, onRemove }: PersonRowProps) => {
  const fieldProps = (field: PersonField) => ({
    label: LABELS[field],
    name: fieldOf(person, field),
    value: person[field],
    error: issues[fieldOf(person, field)],
    autoComplete: 'off',
    onChange: (event: { target: HTMLInputElement }) => onChange(field, event.target.value),
  });
  return (
    <fieldset className={classes.person}>
      <legend className={classes.number}>User {number}</legend>
      {onRemove !== null && (
        <IconButton
          label={`Remove user ${number}`}
          icon={<IconTrash size={16} stroke={1.6} />}
          className={classes.remove}
          onClick={onRemove}
        />
      )}
      <div className={classes.fields}>
        <TextField {...fieldProps('first_name')} />
        <TextField {...fieldProps('last_name')} />
        <TextField
          {...fieldProps('email')}
          className={classes.wide ?? ''}
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
    </fieldset>
  );
};
