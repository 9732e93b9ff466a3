import { defineMessages } from '../texts/define-messages.ts';

/** Texts of Support. */
export const supportMessages = defineMessages('support/support', {
  title: 'Support',
  contacts: 'Contacts',
  contactsHelp: 'Include the configurator and the address of the page, so that we can help quickly.',
  email: 'Email',
  phone: 'Phone',
  book: 'Book a call',
  bookHelp: 'Choose a time in our calendar. It opens in a new window.',
  noContacts: 'Ask the person who set up this service for you.',
  issues: 'Common issues',
  fetching: 'Fetching contacts...',

  theContacts: 'The contacts',
});
