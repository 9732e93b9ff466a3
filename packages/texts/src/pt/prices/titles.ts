import type { priceTitles } from '@vitrine/contract/prices/titles';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof priceTitles> = {
  title: 'Preços',
  createTitle: 'Nova lista de preços',
  settingsTitle: 'Definições da lista de preços',
  historyTitle: 'Histórico',
  importTitle: 'Importar preços',
  putLiveTitle: 'Publicar lista de preços',
};
