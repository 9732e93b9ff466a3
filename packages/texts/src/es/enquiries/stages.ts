import type { stageMessages } from '@vitrine/contract/enquiries/stage-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof stageMessages> = {
  New: 'Nueva',
  Viewed: 'Vista',
  Contacted: 'Contactada',
  Quoted: 'Presupuestada',
  Won: 'Ganada',
  Lost: 'Perdida',
};
