import type { rowMessages } from '@vitrine/contract/catalogue/row-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof rowMessages> = {
  fieldOf: '{field} di {row}',
  rowEnabled: 'Attiva {row}',
  rangeEnabled: 'Attiva la serie {range}',
  optionsOf: 'Opzioni di {group}',
  nameAtManufacturer: 'Nome di {product} presso {manufacturer}',
  doorRange: 'Serie di ante',
  finishes: 'Finiture',
  added: 'Aggiunto',
  removed: 'Rimosso',
  becomes: 'diventa',
  noValue: 'vuoto',
};
