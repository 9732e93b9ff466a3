import type { partsMessages } from '@vitrine/contract/prices/parts-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof partsMessages> = {
  title: 'Lista de piezas',
  fetching: 'Cargando piezas…',
  columns: { article: 'Artículo', name: 'Nombre', quantity: 'Cantidad', amount: 'Importe' },
  units: { piece: 'uds.', m: 'm', m2: 'm²' },
  subtotal: 'Subtotal',
  unpriced: 'Sin precio',
  csv: 'CSV',
  excel: 'Excel',
  version: 'Hecha con {version}',
};
