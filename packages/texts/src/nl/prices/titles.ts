import type { priceTitles } from '@vitrine/contract/prices/titles';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof priceTitles> = {
  title: 'Prijzen',
  createTitle: 'Nieuwe prijslijst',
  settingsTitle: 'Instellingen van de prijslijst',
  historyTitle: 'Geschiedenis',
  importTitle: 'Prijzen importeren',
  putLiveTitle: 'Prijslijst live zetten',
};
