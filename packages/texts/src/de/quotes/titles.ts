import type { quoteTitles } from '@vitrine/contract/quotes/titles';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof quoteTitles> = {
  title: 'Angebote',
  quoteTitle: 'Angebot',
  createTitle: 'Neues Angebot',
  settingsTitle: 'Einstellungen für Angebote',
  sendTitle: 'Angebot senden',
  lostTitle: 'Als verloren markieren',
  linkTitle: 'Ihr Angebot',
};
