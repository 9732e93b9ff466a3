import type { stageMessages } from '@vitrine/contract/enquiries/stage-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof stageMessages> = {
  New: 'Nuova',
  Viewed: 'Vista',
  Contacted: 'Contattata',
  Quoted: 'Preventivata',
  Won: 'Vinta',
  Lost: 'Persa',
};
