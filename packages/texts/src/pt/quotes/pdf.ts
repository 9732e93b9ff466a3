import type { quotePdfMessages } from '@vitrine/contract/quotes/pdf-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof quotePdfMessages> = {
  title: 'Orçamento {number}',
  draft: 'Rascunho: ainda não é uma proposta',
  for: 'Para',
  date: 'Data',
  validUntil: 'Válido até',
  design: 'Projeto',
  seeDesign: 'Ver o projeto',
  columns: {
    name: 'Artigo',
    quantity: 'Quantidade',
    unitPrice: 'Preço',
    discount: 'Desconto',
    tax: 'IVA',
    amount: 'Valor',
  },
  units: { piece: '', m: 'm', m2: 'm²' },
  noPrice: 'Sem preço',
  off: '−{rate}%',
  rate: '{rate}%',
  notes: 'Notas',
  terms: 'Condições',
  accepted: 'Aceite por {name} em {day}.',
  page: 'Página {page} de {count}',
};
