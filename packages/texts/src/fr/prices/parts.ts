import type { partsMessages } from '@vitrine/contract/prices/parts-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof partsMessages> = {
  title: 'Liste des pièces',
  fetching: 'Chargement des pièces…',
  columns: { article: 'Article', name: 'Nom', quantity: 'Quantité', amount: 'Montant' },
  units: { piece: 'pcs', m: 'm', m2: 'm²' },
  subtotal: 'Sous-total',
  unpriced: 'Sans prix',
  csv: 'CSV',
  excel: 'Excel',
  version: 'Établie sur {version}',
};
