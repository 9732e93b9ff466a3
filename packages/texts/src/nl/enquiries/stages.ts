import type { stageMessages } from '@vitrine/contract/enquiries/stage-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof stageMessages> = {
  New: 'Nieuw',
  Viewed: 'Bekeken',
  Contacted: 'Contact gehad',
  Quoted: 'Geoffreerd',
  Won: 'Gewonnen',
  Lost: 'Verloren',
};
