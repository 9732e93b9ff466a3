import type { priceEditorMessages } from '@vitrine/contract/prices/editor-messages';
import type { priceImportMessages } from '@vitrine/contract/prices/import-messages';
import type { priceListMessages } from '@vitrine/contract/prices/list-messages';
import type { priceMessages } from '@vitrine/contract/prices/messages';
import type { priceTitles } from '@vitrine/contract/prices/titles';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: Omit<
  TextsOf<typeof priceMessages>,
  | keyof typeof priceTitles
  | keyof typeof priceListMessages
  | keyof typeof priceEditorMessages
  | keyof typeof priceImportMessages
> = {
  fetching: 'A carregar preços…',
  notFetched: 'Preços',
  nameRequired: 'Indique um nome.',
  nameLong: 'Os nomes podem ter até {listNameMaximum} caracteres.',
  currencyUnknown: 'Escolha uma moeda.',
  datesReversed: 'A data inicial tem de ser anterior à final',
  measuresReversed: 'O início do intervalo tem de ser inferior ao fim.',
  taxTwice: 'Este país já tem uma taxa de IVA.',
  countryUnknown: 'Escolha um país.',
  listsFull: 'Pode ter até {listsMaximum} listas de preços. Elimine uma para adicionar outra.',
  pricesFull: 'Uma lista de preços pode ter até {pricesMaximum, number} preços.',
  amountInvalid: 'Os preços são valores positivos na moeda da lista.',
  moved: 'Entretanto, outra pessoa guardou esta lista de preços.',
  overlaps: 'Outra lista de preços publicada na mesma moeda é válida em alguns destes dias.',
  incomplete: 'Parte do que os visitantes podem escolher não tem preço nesta lista.',
  live: 'Uma lista de preços publicada não pode ser eliminada. Retire-a primeiro.',
  noListInCurrency: 'Não há preços nesta moeda.',
  noDesign: 'O projeto deste pedido já não está publicado, pelo que as suas peças não são conhecidas.',
  noBase: 'Só os revendedores podem basear uma lista de preços na do seu fabricante.',
};
