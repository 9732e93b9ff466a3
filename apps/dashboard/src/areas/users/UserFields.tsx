import { personMessages } from '@vitrine/contract/users/field-messages';
import { userMessages } from '@vitrine/contract/users/messages';
import type { User } from '@vitrine/contract/users/schemas';
import { ApiError } from '../../calls/api-error.ts';
import { useSession } from '../../session/session.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useDraftForm } from '../../ui/forms/useDraftForm.ts';

type UserField = 'first_name' | 'last_name' | 'email';
type UserValues = Record<UserField, string>;
type UserIssues = Partial<UserValues>;

/** In the order of the form: the first invalid field gets the focus. */
const USER_FIELDS: readonly UserField[] = ['first_name', 'last_name', 'email'];

const REQUIRED: UserValues = {
  get first_name() {
    return userMessages.firstNameRequired;
  },
  get last_name() {
    return userMessages.lastNameRequired;
  },
  get email() {
    return userMessages.emailRequired;
  },
};

export const NO_USER: UserValues = { first_name: '', last_name: '', email: '' };

export const valuesOf = ({ first_name, last_name, email }: User): UserValues => ({ first_name, last_name, email });

const pick = (fields: readonly UserField[], read: (field: UserField) => string): Partial<UserValues> =>
  Object.fromEntries(fields.map((field) => [field, read(field)]));

/** The missing fields. The server checks the format of the address. */
export const missingIn = (values: UserValues): UserIssues =>
  pick(
    USER_FIELDS.filter((field) => values[field].trim() === ''),
    (field) => REQUIRED[field],
  );

/** Only what differs from the original. */
export const changedIn = (original: UserValues, values: UserValues): Partial<UserValues> =>
  pick(
    USER_FIELDS.filter((field) => values[field] !== original[field]),
    (field) => values[field],
  );

/** The server's error for one field. */
export const fieldError = (error: unknown, field: string): string | undefined =>
  error instanceof ApiError ? error.errors?.[field]?.join(' ') : undefined;

/** The server's errors by field. */
export const serverIssues = (error: unknown): UserIssues =>
  pick(
    USER_FIELDS.filter((field) => fieldError(error, field) !== undefined),
    (field) => fieldError(error, field) ?? '',
  );

/** The three fields of Add User and Edit User; `form` names the draft, which is deleted with the form. */
export const useUserForm = (form: string, initialValues: UserValues) =>
  useDraftForm(`user.${useSession().user.id}.${form}`, { initialValues, validate: missingIn, forgetsOnClose: true });

type UserForm = ReturnType<typeof useUserForm>;

const labels = (): Record<UserField, string> => ({
  first_name: personMessages.firstName,
  last_name: personMessages.secondName,
  email: personMessages.emailAddress,
});

interface UserFieldsProps {
  form: UserForm;
  readOnly?: boolean;
}

export const UserFields = ({ form, readOnly = false }: UserFieldsProps) => {
  const fieldProps = (field: UserField) => ({
    label: labels()[field],
    name: field,
    ...form.getInputProps(field),
    autoComplete: 'off',
    readOnly,
  });
  return (
    <div className="vt-fields">
      <TextField {...fieldProps('first_name')} data-autofocus={!readOnly || undefined} />
      <TextField {...fieldProps('last_name')} />
      <TextField className="vt-wide" {...fieldProps('email')} inputMode="email" />
    </div>
  );
};
