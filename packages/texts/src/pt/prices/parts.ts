import type { partsMessages } from '@vitrine/contract/prices/parts-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof partsMessages> = {
  title: 'Lista de peças',
  fetching: 'A carregar peças…',
  columns: { article: 'Artigo', name: 'Nome', quantity: 'Quantidade', amount: 'Valor' },
  units: { piece: 'un.', m: 'm', m2: 'm²' },
  subtotal: 'Subtotal',
  unpriced: 'Sem preço',
  csv: 'CSV',
  excel: 'Excel',
  version: 'Feita com {version}',
};
