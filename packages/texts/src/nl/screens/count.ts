import type { countMessages } from '@vitrine/contract/screens/count-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof countMessages> = {
  article: '{count, plural, one {# artikel} other {# artikelen}}',
  change: '{count, plural, one {# wijziging} other {# wijzigingen}}',
  choice: '{count, plural, one {# keuze} other {# keuzes}}',
  difference: '{count, plural, one {# verschil} other {# verschillen}}',
  edit: '{count, plural, one {# wijziging} other {# wijzigingen}}',
  enquiry: '{count, plural, one {# aanvraag} other {# aanvragen}}',
  item: '{count, plural, one {# item} other {# items}}',
  layer: '{count, plural, one {# laag} other {# lagen}}',
  pastedLine: '{count, plural, one {# geplakte regel} other {# geplakte regels}}',
  preset: '{count, plural, one {# voorstel} other {# voorstellen}}',
  price: '{count, plural, one {# prijs} other {# prijzen}}',
  product: '{count, plural, one {# product} other {# producten}}',
  row: '{count, plural, one {# rij} other {# rijen}}',
  scene: '{count, plural, one {# scène} other {# scènes}}',
  table: '{count, plural, one {# tabel} other {# tabellen}}',
};
