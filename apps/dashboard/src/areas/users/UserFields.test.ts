import { expect, test } from 'vitest';
import { ApiError } from '../../calls/api-error.ts';
import { changedIn, missingIn, NO_USER, serverIssues } from './UserFields.tsx';

const ben = { first_name: 'Ben', last_name: 'Carter', email: 'ben@oakline.test' };

test('says of each field that it is missing, and takes spaces for nothing', () => {
  expect(missingIn({ ...NO_USER, last_name: '  ' })).toEqual({
    first_name: 'First name is required',
    last_name: 'Second name is required',
    email: 'Email address is required',
  });
});

test('does not check the form of an address', () => {
  expect(missingIn({ ...ben, email: 'abc' })).toEqual({});
});

test('only what differs from the original counts as changed', () => {
  expect(changedIn(ben, { ...ben, email: 'b@oakline.test' })).toEqual({ email: 'b@oakline.test' });
  expect(changedIn(ben, { ...ben })).toEqual({});
});

test('takes from an error the messages of the three fields, and nothing else', () => {
  const errors = { email: ['A user with this email address already exists.'], id: ['No.'] };
  expect(serverIssues(new ApiError(422, 'Invalid', { errors }))).toEqual({
    email: 'A user with this email address already exists.',
  });
  expect(serverIssues(new TypeError('fetch failed'))).toEqual({});
});
