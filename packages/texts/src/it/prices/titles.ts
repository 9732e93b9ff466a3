import type { priceTitles } from '@vitrine/contract/prices/titles';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof priceTitles> = {
  title: 'Prezzi',
  createTitle: 'Nuovo listino',
  settingsTitle: 'Impostazioni del listino',
  historyTitle: 'Cronologia',
  importTitle: 'Importa prezzi',
  putLiveTitle: 'Pubblica listino',
};
