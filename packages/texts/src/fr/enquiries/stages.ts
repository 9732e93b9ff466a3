import type { stageMessages } from '@vitrine/contract/enquiries/stage-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof stageMessages> = {
  New: 'Nouvelle',
  Viewed: 'Vue',
  Contacted: 'Contactée',
  Quoted: 'Devis envoyé',
  Won: 'Gagnée',
  Lost: 'Perdue',
};
