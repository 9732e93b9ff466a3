import type { quotePdfMessages } from '@vitrine/contract/quotes/pdf-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof quotePdfMessages> = {
  title: 'Offert {number}',
  draft: 'Utkast, ännu inget anbud',
  for: 'Till',
  date: 'Datum',
  validUntil: 'Giltig till och med',
  design: 'Design',
  seeDesign: 'Visa designen',
  columns: {
    name: 'Artikel',
    quantity: 'Antal',
    unitPrice: 'Pris',
    discount: 'Rabatt',
    tax: 'Moms',
    amount: 'Belopp',
  },
  units: { piece: '', m: 'm', m2: 'm²' },
  noPrice: 'Inget pris',
  off: '−{rate} %',
  rate: '{rate} %',
  notes: 'Meddelande',
  terms: 'Villkor',
  accepted: 'Accepterad av {name} den {day}.',
  page: 'Sida {page} av {count}',
};
