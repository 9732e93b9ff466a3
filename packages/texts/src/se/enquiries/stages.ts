import type { stageMessages } from '@vitrine/contract/enquiries/stage-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof stageMessages> = {
  New: 'Ny',
  Viewed: 'Öppnad',
  Contacted: 'Kontaktad',
  Quoted: 'Offererad',
  Won: 'Vunnen',
  Lost: 'Förlorad',
};
