import type { manufacturerMessages } from '@vitrine/contract/manufacturers/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof manufacturerMessages> = {
  added: 'Der Hersteller wurde hinzugefügt.',
  deleted: 'Der Hersteller wurde gelöscht.',
  assigned: 'Die Produkte wurden zugeordnet.',
  fetchingManufacturers: 'Hersteller werden geladen …',
  fetchingProducts: 'Produkte werden geladen …',
  manageProducts: 'Produkte verwalten',
  manageManufacturers: 'Hersteller verwalten',
  nameRequired: 'Bitte einen Namen eingeben.',
  nameTooLong: 'Der Name ist zu lang.',
  nameTaken: 'Es gibt schon einen Hersteller mit diesem Namen.',
  organisationRequired: 'Wählen Sie eine Organisation.',
  none: 'Es gibt noch keine Hersteller',
  noneHelp: 'Fügen Sie oben den ersten hinzu. Seine Produkte ordnen Sie dann unter „Produkte verwalten“ zu.',
  noneToAssign: 'Fügen Sie unter „Hersteller verwalten“ einen hinzu und wählen Sie dann hier seine Produkte.',
  deleteQuestion:
    'Er wird aus allen Stocksets der Organisation entfernt, samt seinen eigenen Namen für {products}. Die Produkte selbst werden nicht gelöscht.',
  withoutManufacturer: 'Ohne Hersteller',
  unsent: '{changes} noch nicht zugeordnet',
  discardUnsent: 'Verwerfen',
  assignHelp:
    'Haken Sie in jeder Kategorie an, was dieser Hersteller fertigt. Sein eigener Name für ein Produkt steht beim Produkt.',
};
