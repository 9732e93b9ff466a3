import type { quoteTitles } from '@vitrine/contract/quotes/titles';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof quoteTitles> = {
  title: 'Preventivi',
  quoteTitle: 'Preventivo',
  createTitle: 'Nuovo preventivo',
  settingsTitle: 'Impostazioni preventivi',
  sendTitle: 'Invia preventivo',
  lostTitle: 'Segna come perso',
  linkTitle: 'Il Suo preventivo',
};
