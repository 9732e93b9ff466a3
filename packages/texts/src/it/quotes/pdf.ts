import type { quotePdfMessages } from '@vitrine/contract/quotes/pdf-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof quotePdfMessages> = {
  title: 'Preventivo {number}',
  draft: 'Bozza, non ancora un’offerta',
  for: 'Per',
  date: 'Data',
  validUntil: 'Valido fino al',
  design: 'Progetto',
  seeDesign: 'Vedi il progetto',
  columns: {
    name: 'Descrizione',
    quantity: 'Quantità',
    unitPrice: 'Prezzo',
    discount: 'Sconto',
    tax: 'IVA',
    amount: 'Importo',
  },
  units: { piece: '', m: 'm', m2: 'm²' },
  noPrice: 'Senza prezzo',
  off: '−{rate}%',
  rate: '{rate}%',
  notes: 'Note',
  terms: 'Condizioni',
  accepted: 'Accettato da {name} il {day}.',
  page: 'Pagina {page} di {count}',
};
