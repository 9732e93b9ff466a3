import type { rowMessages } from '@vitrine/contract/catalogue/row-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof rowMessages> = {
  fieldOf: '{field} van {row}',
  rowEnabled: '{row} ingeschakeld',
  rangeEnabled: 'Serie {range} ingeschakeld',
  optionsOf: 'Opties van {group}',
  nameAtManufacturer: 'Naam van {product} bij {manufacturer}',
  doorRange: 'Deurserie',
  finishes: 'Afwerkingen',
  added: 'Toegevoegd',
  removed: 'Verwijderd',
  becomes: 'wordt',
  noValue: 'geen',
};
