import type { stageMessages } from '@vitrine/contract/enquiries/stage-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof stageMessages> = {
  New: 'Neu',
  Viewed: 'Gesehen',
  Contacted: 'Kontaktiert',
  Quoted: 'Angebot erstellt',
  Won: 'Gewonnen',
  Lost: 'Verloren',
};
