import type { priceTitles } from '@vitrine/contract/prices/titles';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof priceTitles> = {
  title: 'Priser',
  createTitle: 'Ny prislista',
  settingsTitle: 'Prislistans inställningar',
  historyTitle: 'Historik',
  importTitle: 'Importera priser',
  putLiveTitle: 'Publicera prislista',
};
