import type { countMessages } from '@vitrine/contract/screens/count-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof countMessages> = {
  article: '{count, plural, one {# artigo} other {# artigos}}',
  change: '{count, plural, one {# alteração} other {# alterações}}',
  choice: '{count, plural, one {# opção} other {# opções}}',
  difference: '{count, plural, one {# diferença} other {# diferenças}}',
  edit: '{count, plural, one {# alteração} other {# alterações}}',
  enquiry: '{count, plural, one {# pedido} other {# pedidos}}',
  item: '{count, plural, one {# elemento} other {# elementos}}',
  layer: '{count, plural, one {# camada} other {# camadas}}',
  pastedLine: '{count, plural, one {# linha colada} other {# linhas coladas}}',
  preset: '{count, plural, one {# proposta} other {# propostas}}',
  price: '{count, plural, one {# preço} other {# preços}}',
  product: '{count, plural, one {# produto} other {# produtos}}',
  row: '{count, plural, one {# linha} other {# linhas}}',
  scene: '{count, plural, one {# cena} other {# cenas}}',
  table: '{count, plural, one {# tabela} other {# tabelas}}',
};
