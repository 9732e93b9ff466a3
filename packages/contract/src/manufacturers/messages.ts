/**
 * Sentences of manufacturers and products. docs/requirements.tsv quotes those of success and loading; the rest is ours.
 */
export const manufacturerMessages = {
  added: 'Manufacturer has been added successfully!',
  deleted: 'Manufacturer has been deleted successfully!',
  assigned: 'Products have been assigned successfully!',
  fetchingManufacturers: 'Fetching manufacturers...',
  fetchingProducts: 'Fetching products...',
  manageProducts: 'Manage Products',
  manageManufacturers: 'Manage Manufacturers',
  nameRequired: 'A manufacturer needs a name.',
  nameTooLong: 'The name is too long.',
  nameTaken: 'There is a manufacturer of this name already.',
  organisationRequired: 'Say which organisation it is.',
  none: 'There are no manufacturers yet',
  noneHelp: 'Add the first one above. Products are then assigned to it in Manage Products.',
  noneToAssign: 'Add one in Manage Manufacturers. Its products are then chosen here.',
  deleteQuestion: (products: string) =>
    `It is taken from every stock set of the organisation, with what it calls ${products}. The products themselves stay.`,
  withoutManufacturer: 'Without a manufacturer',
  notAdministrator: 'Manufacturers and their products are kept by the people who set up your configurators.',
  unsent: (changes: string) => `${changes} not assigned yet`,
  discardUnsent: 'Discard',
  assignHelp:
    'Tick what this manufacturer makes, in every category. Its own name for a product is shown with the product.',
} as const;
