import type { quoteTitles } from '@vitrine/contract/quotes/titles';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof quoteTitles> = {
  title: 'Offerter',
  quoteTitle: 'Offert',
  createTitle: 'Ny offert',
  settingsTitle: 'Offertinställningar',
  sendTitle: 'Skicka offert',
  lostTitle: 'Markera som förlorad',
  linkTitle: 'Din offert',
};
