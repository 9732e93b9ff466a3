import { userMessages } from '@vitrine/contract/users/messages';
import type { User } from '@vitrine/contract/users/schemas';
import { ApiError } from '../../calls/api-error.ts';

export type UserField = 'first_name' | 'last_name' | 'email';
export type UserValues = Record<UserField, string>;
export type UserIssues = Partial<UserValues>;

/** In the order of the form: the first that is wrong gets the focus. */
export const USER_FIELDS: readonly UserField[] = ['first_name', 'last_name', 'email'];

const REQUIRED: UserValues = {
  first_name: userMessages.firstNameRequired,
  last_name: userMessages.lastNameRequired,
  email: userMessages.emailRequired,
};

export const NO_USER: UserValues = { first_name: '', last_name: '', email: '' };

export const valuesOf = ({ first_name, last_name, email }: User): UserValues => ({ first_name, last_name, email });

const pick = (fields: readonly UserField[], read: (field: UserField) => string): Partial<UserValues> =>
  Object.fromEntries(fields.map((field) => [field, read(field)]));

/** Missing fields. The server checks the form of an address. */
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

/** What the server said of one field. */
export const fieldError = (error: unknown, field: string): string | undefined =>
  error instanceof ApiError ? error.errors?.[field]?.join(' ') : undefined;

/** What the server said of single fields. */
export const refusedIn = (error: unknown): UserIssues =>
  pick(
    USER_FIELDS.filter((field) => fieldError(error, field) !== undefined),
    (field) => fieldError(error, field) ?? '',
  );
