import type { VisitorTextsOf } from '../../visitor-texts.ts';

export const texts: VisitorTextsOf<'quotes/sums'> = {
  subtotal: 'סכום ביניים',
  discount: 'הנחות כלולות',
  net: 'סך הכול ללא מע"מ',
  taxAdded: 'מע"מ {rate} % על {base}',
  taxContained: 'כולל מע"מ {rate} % מתוך {base}',
  total: 'סך הכול',
};
