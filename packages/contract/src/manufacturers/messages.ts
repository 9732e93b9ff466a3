import { defineMessages, message } from '../texts/define-messages.ts';
/** Texts of manufacturers and products. docs/requirements.tsv quotes those of success and loading. */
export const manufacturerMessages = defineMessages('manufacturers/manufacturers', {
  added: 'Manufacturer has been added successfully!',
  deleted: 'Manufacturer has been deleted successfully!',
  assigned: 'Products have been assigned successfully!',
  fetchingManufacturers: 'Fetching manufacturers...',
  fetchingProducts: 'Fetching products...',
  manageProducts: 'Manage Products',
  manageManufacturers: 'Manage Manufacturers',
  nameRequired: 'Enter a name.',
  nameTooLong: 'The name is too long.',
  nameTaken: 'A manufacturer with this name already exists.',
  organisationRequired: 'Select an organisation.',
  none: 'There are no manufacturers yet',
  noneHelp: 'Add the first one above. Products are then assigned to it in Manage Products.',
  noneToAssign: 'Add one in Manage Manufacturers, then choose its products here.',
  deleteQuestion: (products: string) =>
    message(
      'It is removed from every stock set of the organisation, with its own names for {products}. The products themselves are not deleted.',
      { products },
    ),
  withoutManufacturer: 'Without a manufacturer',
  unsent: (changes: string) => message('{changes} not assigned yet', { changes }),
  discardUnsent: 'Discard',
  assignHelp:
    'Tick what this manufacturer makes, in every category. Its own name for a product is shown with the product.',
});
