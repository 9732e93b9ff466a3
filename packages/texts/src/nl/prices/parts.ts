import type { partsMessages } from '@vitrine/contract/prices/parts-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof partsMessages> = {
  title: 'Onderdelenlijst',
  fetching: 'Onderdelen laden…',
  columns: { article: 'Artikel', name: 'Naam', quantity: 'Aantal', amount: 'Bedrag' },
  units: { piece: 'st.', m: 'm', m2: 'm²' },
  subtotal: 'Subtotaal',
  unpriced: 'Geen prijs',
  csv: 'CSV',
  excel: 'Excel',
  version: 'Gemaakt op {version}',
};
