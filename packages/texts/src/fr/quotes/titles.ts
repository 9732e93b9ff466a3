import type { quoteTitles } from '@vitrine/contract/quotes/titles';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof quoteTitles> = {
  title: 'Devis',
  quoteTitle: 'Devis',
  createTitle: 'Nouveau devis',
  settingsTitle: 'Paramètres des devis',
  sendTitle: 'Envoyer le devis',
  lostTitle: 'Marquer comme perdu',
  linkTitle: 'Votre devis',
};
