import type { priceTitles } from '@vitrine/contract/prices/titles';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof priceTitles> = {
  title: 'Prix',
  createTitle: 'Nouveau tarif',
  settingsTitle: 'Paramètres du tarif',
  historyTitle: 'Historique',
  importTitle: 'Importer des prix',
  putLiveTitle: 'Publier le tarif',
};
