import type { countMessages } from '@vitrine/contract/screens/count-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof countMessages> = {
  article: '{count, plural, one {# articolo} other {# articoli}}',
  change: '{count, plural, one {# modifica} other {# modifiche}}',
  choice: '{count, plural, one {# scelta} other {# scelte}}',
  difference: '{count, plural, one {# differenza} other {# differenze}}',
  edit: '{count, plural, one {# modifica} other {# modifiche}}',
  enquiry: '{count, plural, one {# richiesta} other {# richieste}}',
  item: '{count, plural, one {# articolo} other {# articoli}}',
  layer: '{count, plural, one {# livello} other {# livelli}}',
  pastedLine: '{count, plural, one {# riga incollata} other {# righe incollate}}',
  preset: '{count, plural, one {# proposta} other {# proposte}}',
  price: '{count, plural, one {# prezzo} other {# prezzi}}',
  product: '{count, plural, one {# prodotto} other {# prodotti}}',
  row: '{count, plural, one {# riga} other {# righe}}',
  scene: '{count, plural, one {# scena} other {# scene}}',
  table: '{count, plural, one {# tabella} other {# tabelle}}',
};
