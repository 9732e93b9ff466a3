import type { quotePdfMessages } from '@vitrine/contract/quotes/pdf-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof quotePdfMessages> = {
  title: 'Offerte {number}',
  draft: 'Concept, nog geen aanbod',
  for: 'Voor',
  date: 'Datum',
  validUntil: 'Geldig tot en met',
  design: 'Ontwerp',
  seeDesign: 'Ontwerp bekijken',
  columns: {
    name: 'Artikel',
    quantity: 'Aantal',
    unitPrice: 'Prijs',
    discount: 'Korting',
    tax: 'Btw',
    amount: 'Bedrag',
  },
  units: { piece: '', m: 'm', m2: 'm²' },
  noPrice: 'Geen prijs',
  off: '−{rate}%',
  rate: '{rate}%',
  notes: 'Opmerkingen',
  terms: 'Voorwaarden',
  accepted: 'Geaccepteerd door {name} op {day}.',
  page: 'Pagina {page} van {count}',
};
