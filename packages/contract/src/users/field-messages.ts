import { defineMessages } from '../texts/define-messages.ts';

/** Labels of the fields of a person: on User Accounts, and in the form of a new reseller. */
export const personMessages = defineMessages('users/fields', {
  firstName: 'First name',
  secondName: 'Second name',
  emailAddress: 'Email address',
  resellerLastName: 'Last name',
  resellerEmailAddress: 'Email Address',
});
