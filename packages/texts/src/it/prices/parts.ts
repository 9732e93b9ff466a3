import type { partsMessages } from '@vitrine/contract/prices/parts-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof partsMessages> = {
  title: 'Elenco delle parti',
  fetching: 'Caricamento delle parti…',
  columns: { article: 'Articolo', name: 'Nome', quantity: 'Quantità', amount: 'Importo' },
  units: { piece: 'pz', m: 'm', m2: 'm²' },
  subtotal: 'Subtotale',
  unpriced: 'Senza prezzo',
  csv: 'CSV',
  excel: 'Excel',
  version: 'Creato su {version}',
};
