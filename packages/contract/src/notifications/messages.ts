import { defineMessages, message } from '../texts/define-messages.ts';
/** Texts of the Notifications tab. docs/requirements.tsv quotes the first three. */
export const notificationMessages = defineMessages('notifications/notifications', {
  addressEmpty: 'Email address cannot be empty',
  addressTwice: 'Email address must be unique',
  addressInvalid: 'Enter a valid email address',

  title: 'Customer Enquiries',
  help: (maximum: number) =>
    message('Each saved design is emailed to these addresses. You can add up to {maximum}.', { maximum }),
  listFull: (maximum: number) => message('All {maximum} addresses are in use. Remove one to add another.', { maximum }),
  fetching: 'Fetching recipients...',
  isDefault: 'Default',
  defaultHelp: (name: string) => message('Enquiries go to the main address of {name} until you add one.', { name }),
  manufacturerHelp: (name: string) =>
    message('Enquiries go to the addresses of {name} until you add your own.', { name }),
  noDefault: (name: string) =>
    message('{name} has no main address yet, so nobody is notified of enquiries. Add one here.', { name }),
  newAddress: 'Email address',
  placeholder: 'name@company.com',
  add: 'Add address',
  recipient: (index: number) => message('Recipient {index}', { index }),
  remove: (address: string) =>
    message('{isEmpty, select, true {Remove this address} other {Remove {address}}}', {
      isEmpty: address === '',
      address,
    }),
  savedTitle: 'Notifications',
  saved: 'Enquiries now go to these addresses.',
  savedDefault: 'Enquiries now go to the default address.',
  notSavedTitle: 'The recipients were not saved',

  theList: 'The list',
});
