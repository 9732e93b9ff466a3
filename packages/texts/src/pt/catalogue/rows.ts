import type { rowMessages } from '@vitrine/contract/catalogue/row-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof rowMessages> = {
  fieldOf: '{field} de {row}',
  rowEnabled: 'Ativo: {row}',
  rangeEnabled: 'Gama ativa: {range}',
  optionsOf: 'Opções de {group}',
  nameAtManufacturer: 'Nome de {product} em {manufacturer}',
  doorRange: 'Gama de portas',
  finishes: 'Acabamentos',
  added: 'Adicionado',
  removed: 'Removido',
  becomes: 'passa a',
  noValue: 'nenhum',
};
