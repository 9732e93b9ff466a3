import type { stageMessages } from '@vitrine/contract/enquiries/stage-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof stageMessages> = {
  New: 'Novo',
  Viewed: 'Visto',
  Contacted: 'Contactado',
  Quoted: 'Orçamentado',
  Won: 'Ganho',
  Lost: 'Perdido',
};
