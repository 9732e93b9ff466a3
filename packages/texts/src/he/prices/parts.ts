import type { VisitorTextsOf } from '../../visitor-texts.ts';

export const texts: VisitorTextsOf<'prices/parts'> = {
  units: {
    piece: "יח'",
    m: "מ'",
    m2: 'מ"ר',
  },
};
