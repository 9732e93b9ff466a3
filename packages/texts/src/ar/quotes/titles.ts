import type { VisitorTextsOf } from '../../visitor-texts.ts';

export const texts: VisitorTextsOf<'quotes/titles'> = {
  linkTitle: 'عرض السعر الخاص بك',
};
