import type { VisitorTextsOf } from '../../visitor-texts.ts';

export const texts: VisitorTextsOf<'prices/parts'> = {
  units: {
    piece: 'قطعة',
    m: 'م',
    m2: 'م²',
  },
};
