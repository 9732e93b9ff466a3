/** Texts of the Notifications tab. docs/requirements.tsv quotes the first three. */
export const notificationMessages = {
  addressEmpty: 'Email address cannot be empty',
  addressTwice: 'Email address must be unique',
  addressInvalid: 'Enter a valid email address',

  title: 'Customer Enquiries',
  help: (maximum: number) => `Each saved design is emailed to these addresses. You can add up to ${maximum}.`,
  listFull: (maximum: number) => `All ${maximum} addresses are in use. Remove one to add another.`,
  fetching: 'Fetching recipients...',
  isDefault: 'Default',
  defaultHelp: (name: string) => `Enquiries go to the main address of ${name} until you add one.`,
  manufacturerHelp: (name: string) => `Enquiries go to the addresses of ${name} until you add your own.`,
  noDefault: (name: string) => `${name} has no main address yet, so nobody is notified of enquiries. Add one here.`,
  newAddress: 'Email address',
  placeholder: 'name@company.com',
  add: 'Add address',
  recipient: (index: number) => `Recipient ${index}`,
  remove: (address: string) => `Remove ${address === '' ? 'this address' : address}`,
  savedTitle: 'Notifications',
  saved: 'Enquiries now go to these addresses.',
  savedDefault: 'Enquiries now go to the default address.',
  notSavedTitle: 'The recipients were not saved',
} as const;
