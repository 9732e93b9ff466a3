import type { VisitorTextsOf } from '../../visitor-texts.ts';

export const texts: VisitorTextsOf<'prices/prices'> = {
  noListInCurrency: 'لا توجد أسعار بهذه العملة.',
};
