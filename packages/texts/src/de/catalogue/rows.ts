import type { rowMessages } from '@vitrine/contract/catalogue/row-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof rowMessages> = {
  fieldOf: '{field} von {row}',
  rowEnabled: '{row} aktiviert',
  rangeEnabled: 'Serie {range} aktiviert',
  optionsOf: 'Optionen: {group}',
  nameAtManufacturer: 'Name bei {manufacturer}: {product}',
  doorRange: 'Türserie',
  finishes: 'Versiegelungen',
  added: 'Hinzugefügt',
  removed: 'Entfernt',
  becomes: 'wird zu',
  noValue: 'keine Angabe',
};
