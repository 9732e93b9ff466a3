import type { countMessages } from '@vitrine/contract/screens/count-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof countMessages> = {
  article: '{count, plural, one {# Artikel} other {# Artikel}}',
  change: '{count, plural, one {# Änderung} other {# Änderungen}}',
  choice: '{count, plural, one {# Auswahl} other {# Auswahlen}}',
  difference: '{count, plural, one {# Unterschied} other {# Unterschiede}}',
  edit: '{count, plural, one {# Änderung} other {# Änderungen}}',
  enquiry: '{count, plural, one {# Anfrage} other {# Anfragen}}',
  item: '{count, plural, one {# Element} other {# Elemente}}',
  layer: '{count, plural, one {# Ebene} other {# Ebenen}}',
  pastedLine: '{count, plural, one {# eingefügte Zeile} other {# eingefügte Zeilen}}',
  preset: '{count, plural, one {# Vorlage} other {# Vorlagen}}',
  price: '{count, plural, one {# Preis} other {# Preise}}',
  product: '{count, plural, one {# Produkt} other {# Produkte}}',
  row: '{count, plural, one {# Zeile} other {# Zeilen}}',
  scene: '{count, plural, one {# Szene} other {# Szenen}}',
  table: '{count, plural, one {# Tabelle} other {# Tabellen}}',
};
