import type { typeLabels } from '@vitrine/contract/configurators/type-labels';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof typeLabels> = {
  panoramic: 'Panorâmico',
  floors: 'Pavimentos',
  stockset: 'Conjunto de stock',
  slidingrobe: 'Roupeiro de correr',
};
