import type { quoteTitles } from '@vitrine/contract/quotes/titles';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof quoteTitles> = {
  title: 'Offertes',
  quoteTitle: 'Offerte',
  createTitle: 'Nieuwe offerte',
  settingsTitle: 'Offerte-instellingen',
  sendTitle: 'Offerte verzenden',
  lostTitle: 'Als verloren markeren',
  linkTitle: 'Uw offerte',
};
