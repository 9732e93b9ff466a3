import type { partsMessages } from '@vitrine/contract/prices/parts-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof partsMessages> = {
  title: 'Stückliste',
  fetching: 'Teile werden geladen …',
  columns: { article: 'Artikel', name: 'Name', quantity: 'Menge', amount: 'Betrag' },
  units: { piece: 'Stk.', m: 'm', m2: 'm²' },
  subtotal: 'Zwischensumme',
  unpriced: 'Kein Preis',
  csv: 'CSV',
  excel: 'Excel',
  version: 'Erstellt mit {version}',
};
