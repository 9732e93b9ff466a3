import type { VisitorTextsOf } from '../../visitor-texts.ts';

export const texts: VisitorTextsOf<'prices/prices'> = {
  noListInCurrency: 'אין מחירים במטבע הזה.',
};
