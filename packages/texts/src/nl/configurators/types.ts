import type { typeLabels } from '@vitrine/contract/configurators/type-labels';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof typeLabels> = {
  panoramic: 'Panorama',
  floors: 'Vloeren',
  stockset: 'Voorraadset',
  slidingrobe: 'Schuifdeurkast',
};
