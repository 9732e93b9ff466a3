import type { rowMessages } from '@vitrine/contract/catalogue/row-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof rowMessages> = {
  fieldOf: '{field} : {row}',
  rowEnabled: 'Activer {row}',
  rangeEnabled: 'Activer la gamme {range}',
  optionsOf: 'Options de {group}',
  nameAtManufacturer: 'Nom de {product} chez {manufacturer}',
  doorRange: 'Gamme de façades',
  finishes: 'Finitions',
  added: 'Ajouté',
  removed: 'Supprimé',
  becomes: 'devient',
  noValue: 'vide',
};
