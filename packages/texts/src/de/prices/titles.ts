import type { priceTitles } from '@vitrine/contract/prices/titles';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof priceTitles> = {
  title: 'Preise',
  createTitle: 'Neue Preisliste',
  settingsTitle: 'Einstellungen der Preisliste',
  historyTitle: 'Verlauf',
  importTitle: 'Preise importieren',
  putLiveTitle: 'Preisliste veröffentlichen',
};
