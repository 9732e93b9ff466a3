import type { manufacturerMessages } from '@vitrine/contract/manufacturers/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof manufacturerMessages> = {
  added: 'Tillverkaren har lagts till.',
  deleted: 'Tillverkaren har tagits bort.',
  assigned: 'Produkterna har tilldelats.',
  fetchingManufacturers: 'Hämtar tillverkare …',
  fetchingProducts: 'Hämtar produkter …',
  manageProducts: 'Hantera produkter',
  manageManufacturers: 'Hantera tillverkare',
  nameRequired: 'Ange ett namn.',
  nameTooLong: 'Namnet är för långt.',
  nameTaken: 'Det finns redan en tillverkare med det namnet.',
  organisationRequired: 'Välj en organisation.',
  none: 'Det finns inga tillverkare än',
  noneHelp: 'Lägg till den första ovan. Sedan tilldelas den produkter under Hantera produkter.',
  noneToAssign: 'Lägg till en under Hantera tillverkare och välj sedan dess produkter här.',
  deleteQuestion:
    'Tillverkaren tas bort från alla organisationens stockset, med sina egna namn på {products}. Själva produkterna tas inte bort.',
  withoutManufacturer: 'Utan tillverkare',
  unsent: 'Inte tilldelat än: {changes}',
  discardUnsent: 'Släng',
  assignHelp:
    'Kryssa för det som tillverkaren gör, i alla kategorier. Tillverkarens eget namn på en produkt visas vid produkten.',
};
