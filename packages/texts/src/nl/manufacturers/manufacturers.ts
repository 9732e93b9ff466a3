import type { manufacturerMessages } from '@vitrine/contract/manufacturers/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof manufacturerMessages> = {
  added: 'De fabrikant is toegevoegd.',
  deleted: 'De fabrikant is verwijderd.',
  assigned: 'De producten zijn toegewezen.',
  fetchingManufacturers: 'Fabrikanten laden…',
  fetchingProducts: 'Producten laden…',
  manageProducts: 'Producten beheren',
  manageManufacturers: 'Fabrikanten beheren',
  nameRequired: 'Vul een naam in.',
  nameTooLong: 'De naam is te lang.',
  nameTaken: 'Er is al een fabrikant met deze naam.',
  organisationRequired: 'Kies een organisatie.',
  none: 'Er zijn nog geen fabrikanten',
  noneHelp: 'Voeg hierboven de eerste toe. Producten wijst u daarna toe bij ‘Producten beheren’.',
  noneToAssign: 'Voeg er een toe bij ‘Fabrikanten beheren’ en kies hier de producten.',
  deleteQuestion:
    'De fabrikant verdwijnt uit elke voorraadset van de organisatie, met de eigen namen voor {products}. De producten zelf worden niet verwijderd.',
  withoutManufacturer: 'Zonder fabrikant',
  unsent: '{changes} nog niet toegewezen',
  discardUnsent: 'Verwerpen',
  assignHelp:
    'Vink in elke categorie aan wat deze fabrikant maakt. De eigen naam voor een product wordt bij het product getoond.',
};
