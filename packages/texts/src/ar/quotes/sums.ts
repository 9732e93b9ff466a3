import type { VisitorTextsOf } from '../../visitor-texts.ts';

export const texts: VisitorTextsOf<'quotes/sums'> = {
  subtotal: 'المجموع الفرعي',
  discount: 'الخصومات المحسوبة',
  net: 'الإجمالي من دون ضريبة',
  taxAdded: 'ضريبة {rate} % على {base}',
  taxContained: 'يشمل ضريبة {rate} % من {base}',
  total: 'الإجمالي',
};
