import { TextField } from '../../../ui/TextField.tsx';
import type { UserField } from '../user-form.ts';
import type { UserForm } from '../useUserForm.ts';
import classes from './UserFields.module.css';

const LABELS: Record<UserField, string> = {
  first_name: 'First name',
  last_name: 'Second name',
  email: 'Email address',
};

interface UserFieldsProps {
  form: UserForm;
  readOnly?: boolean;
}

/** First name, Second name, Email address, alike in Add User and Edit User. */
export const UserFields = ({ form, readOnly = false }: UserFieldsProps) => {
  const fieldProps = (field: UserField) => ({
    label: LABELS[field],
    name: field,
    ...form.getInputProps(field),
    autoComplete: 'off',
    readOnly,
  });
  return (
    <div className={classes.fields}>
      <TextField {...fieldProps('first_name')} data-autofocus={!readOnly || undefined} />
      <TextField {...fieldProps('last_name')} />
      <TextField
        {...fieldProps('email')}
        className={classes.wide ?? ''}
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
    </div>
  );
};
