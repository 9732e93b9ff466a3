import { expect, test } from 'vitest';
import type { z } from 'zod';
import { newOrganisation, organisationEdit } from './organisations/schemas.ts';
import { newReseller, resellerEdit } from './resellers/schemas.ts';
import { recovery, recoveryRequest } from './session/schemas.ts';

const issuesOf = (schema: z.ZodType, input: object): Record<string, string> =>
  Object.fromEntries(
    (schema.safeParse(input).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );

const password = { password: 'a long password', password_confirmation: 'a long password' };
const person = { first_name: 'Ann', last_name: 'Bell' };

/** What the server says of an empty or missing field is what the form says. */
test.each([
  ['a reseller', newReseller, {}, 'name', 'Company Name is required'],
  ['a reseller', newReseller, { name: ' ' }, 'name', 'Company Name is required'],
  ['a reseller', newReseller, { users: [{ ...person, email: 'abc@' }] }, 'users.0.email', 'Email Address is not valid'],
  ['the settings of a reseller', resellerEdit, { name: '' }, 'name', 'Name is required!'],
  ['an organisation', newOrganisation, {}, 'name', 'Organisation name is required'],
  ['an organisation', newOrganisation, { contact_email: ' ' }, 'contact_email', 'Email address is required'],
  ['account settings', organisationEdit, { contact_email: '' }, 'contact_email', 'Contact email is required!'],
  ['account settings', organisationEdit, { contact_email: 'abc' }, 'contact_email', 'Enter a valid email address.'],
  ['a recovery link', recovery, { email: 'a@b.test', ...password }, 'token', 'Invalid reset link'],
  ['a recovery link', recovery, { token: '', email: 'a@b.test', ...password }, 'token', 'Invalid reset link'],
  ['a request for one', recoveryRequest, {}, 'email', 'Email is required!'],
])('%s: %#', (_, schema, input, field, message) => {
  expect(issuesOf(schema, input)[field]).toBe(message);
});
