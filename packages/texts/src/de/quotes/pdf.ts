import type { quotePdfMessages } from '@vitrine/contract/quotes/pdf-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof quotePdfMessages> = {
  title: 'Angebot {number}',
  draft: 'Vorläufig, noch kein verbindliches Angebot',
  for: 'Für',
  date: 'Datum',
  validUntil: 'Gültig bis',
  design: 'Entwurf',
  seeDesign: 'Entwurf ansehen',
  columns: {
    name: 'Bezeichnung',
    quantity: 'Menge',
    unitPrice: 'Preis',
    discount: 'Rabatt',
    tax: 'MwSt.',
    amount: 'Betrag',
  },
  units: { piece: '', m: 'm', m2: 'm²' },
  noPrice: 'Kein Preis',
  off: '−{rate} %',
  rate: '{rate} %',
  notes: 'Hinweise',
  terms: 'Bedingungen',
  accepted: 'Angenommen von {name} am {day}.',
  page: 'Seite {page} von {count}',
};
