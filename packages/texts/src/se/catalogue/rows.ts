import type { rowMessages } from '@vitrine/contract/catalogue/row-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof rowMessages> = {
  fieldOf: '{field} för {row}',
  rowEnabled: '{row} aktiv',
  rangeEnabled: 'Serien {range} aktiv',
  optionsOf: 'Värden för {group}',
  nameAtManufacturer: 'Namn på {product} hos {manufacturer}',
  doorRange: 'Dörrserie',
  finishes: 'Ytbehandlingar',
  added: 'Tillagt',
  removed: 'Borttaget',
  becomes: 'blir',
  noValue: 'inget',
};
