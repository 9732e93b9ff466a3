import type { countMessages } from '@vitrine/contract/screens/count-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof countMessages> = {
  article: '{count, plural, one {# artikel} other {# artiklar}}',
  change: '{count, plural, one {# ändring} other {# ändringar}}',
  choice: '{count, plural, one {# val} other {# val}}',
  difference: '{count, plural, one {# skillnad} other {# skillnader}}',
  edit: '{count, plural, one {# ändring} other {# ändringar}}',
  enquiry: '{count, plural, one {# förfrågan} other {# förfrågningar}}',
  item: '{count, plural, one {# alternativ} other {# alternativ}}',
  layer: '{count, plural, one {# lager} other {# lager}}',
  pastedLine: '{count, plural, one {# inklistrad rad} other {# inklistrade rader}}',
  preset: '{count, plural, one {# förslag} other {# förslag}}',
  price: '{count, plural, one {# pris} other {# priser}}',
  product: '{count, plural, one {# produkt} other {# produkter}}',
  row: '{count, plural, one {# rad} other {# rader}}',
  scene: '{count, plural, one {# scen} other {# scener}}',
  table: '{count, plural, one {# tabell} other {# tabeller}}',
};
