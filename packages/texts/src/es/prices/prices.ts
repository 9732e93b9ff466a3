import type { priceEditorMessages } from '@vitrine/contract/prices/editor-messages';
import type { priceImportMessages } from '@vitrine/contract/prices/import-messages';
import type { priceListMessages } from '@vitrine/contract/prices/list-messages';
import type { priceMessages } from '@vitrine/contract/prices/messages';
import type { priceTitles } from '@vitrine/contract/prices/titles';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: Omit<
  TextsOf<typeof priceMessages>,
  | keyof typeof priceTitles
  | keyof typeof priceListMessages
  | keyof typeof priceEditorMessages
  | keyof typeof priceImportMessages
> = {
  fetching: 'Cargando precios…',
  notFetched: 'Precios',
  nameRequired: 'Introduzca un nombre.',
  nameLong: 'Los nombres pueden tener hasta {listNameMaximum} caracteres.',
  currencyUnknown: 'Elija una moneda.',
  datesReversed: 'La fecha inicial debe ser anterior a la final',
  measuresReversed: 'El inicio del tramo debe ser menor que su final.',
  taxTwice: 'Este país ya tiene un tipo de IVA.',
  countryUnknown: 'Elija un país.',
  listsFull: 'Puede tener hasta {listsMaximum} listas de precios. Elimine una para añadir otra.',
  pricesFull: 'Una lista de precios puede tener hasta {pricesMaximum, number} precios.',
  amountInvalid: 'Los precios son importes positivos en la moneda de la lista.',
  moved: 'Otra persona ha guardado entretanto esta lista de precios.',
  overlaps: 'Otra lista de precios publicada en la misma moneda es válida en algunos de estos días.',
  incomplete: 'Algo de lo que los visitantes pueden elegir no tiene precio en esta lista.',
  live: 'Una lista de precios publicada no se puede eliminar. Retírela primero.',
  noListInCurrency: 'No hay precios en esta moneda.',
  noDesign: 'El diseño de esta consulta ya no está publicado, por lo que no se conocen sus piezas.',
  noBase: 'Solo los distribuidores pueden basar una lista de precios en la de su fabricante.',
};
