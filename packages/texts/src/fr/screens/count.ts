import type { countMessages } from '@vitrine/contract/screens/count-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof countMessages> = {
  article: '{count, plural, one {# article} other {# articles}}',
  change: '{count, plural, one {# modification} other {# modifications}}',
  choice: '{count, plural, one {# choix} other {# choix}}',
  difference: '{count, plural, one {# différence} other {# différences}}',
  edit: '{count, plural, one {# modification} other {# modifications}}',
  enquiry: '{count, plural, one {# demande} other {# demandes}}',
  item: '{count, plural, one {# article} other {# articles}}',
  layer: '{count, plural, one {# calque} other {# calques}}',
  pastedLine: '{count, plural, one {# ligne collée} other {# lignes collées}}',
  preset: '{count, plural, one {# proposition} other {# propositions}}',
  price: '{count, plural, one {# prix} other {# prix}}',
  product: '{count, plural, one {# produit} other {# produits}}',
  row: '{count, plural, one {# ligne} other {# lignes}}',
  scene: '{count, plural, one {# scène} other {# scènes}}',
  table: '{count, plural, one {# tableau} other {# tableaux}}',
};
