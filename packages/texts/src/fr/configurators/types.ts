import type { typeLabels } from '@vitrine/contract/configurators/type-labels';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof typeLabels> = {
  panoramic: 'Panoramique',
  floors: 'Sols',
  stockset: 'Jeu de stock',
  slidingrobe: 'Placard coulissant',
};
