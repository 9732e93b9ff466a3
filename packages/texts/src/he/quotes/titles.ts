import type { VisitorTextsOf } from '../../visitor-texts.ts';

export const texts: VisitorTextsOf<'quotes/titles'> = {
  linkTitle: 'הצעת המחיר שלך',
};
