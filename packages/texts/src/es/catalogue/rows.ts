import type { rowMessages } from '@vitrine/contract/catalogue/row-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof rowMessages> = {
  fieldOf: '{field} de {row}',
  rowEnabled: 'Activo: {row}',
  rangeEnabled: 'Gama activa: {range}',
  optionsOf: 'Opciones de {group}',
  nameAtManufacturer: 'Nombre de {product} en {manufacturer}',
  doorRange: 'Gama de puertas',
  finishes: 'Acabados',
  added: 'Añadido',
  removed: 'Eliminado',
  becomes: 'pasa a',
  noValue: 'ninguno',
};
