import type { priceTitles } from '@vitrine/contract/prices/titles';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof priceTitles> = {
  title: 'Precios',
  createTitle: 'Nueva lista de precios',
  settingsTitle: 'Configuración de la lista de precios',
  historyTitle: 'Historial',
  importTitle: 'Importar precios',
  putLiveTitle: 'Publicar lista de precios',
};
