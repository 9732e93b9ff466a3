import type { partsMessages } from '@vitrine/contract/prices/parts-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof partsMessages> = {
  title: 'Stycklista',
  fetching: 'Hämtar stycklistan …',
  columns: { article: 'Artikel', name: 'Namn', quantity: 'Antal', amount: 'Belopp' },
  units: { piece: 'st', m: 'm', m2: 'm²' },
  subtotal: 'Delsumma',
  unpriced: 'Inget pris',
  csv: 'CSV',
  excel: 'Excel',
  version: 'Gjord på {version}',
};
