import type { quotePdfMessages } from '@vitrine/contract/quotes/pdf-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof quotePdfMessages> = {
  title: 'Devis {number}',
  draft: 'Brouillon, sans valeur d’offre',
  for: 'Pour',
  date: 'Date',
  validUntil: 'Valable jusqu’au',
  design: 'Création',
  seeDesign: 'Voir la création',
  columns: {
    name: 'Désignation',
    quantity: 'Quantité',
    unitPrice: 'Prix',
    discount: 'Remise',
    tax: 'TVA',
    amount: 'Montant',
  },
  units: { piece: '', m: 'm', m2: 'm²' },
  noPrice: 'Sans prix',
  off: '−{rate} %',
  rate: '{rate} %',
  notes: 'Notes',
  terms: 'Conditions',
  accepted: 'Accepté par {name} le {day}.',
  page: 'Page {page} sur {count}',
};
