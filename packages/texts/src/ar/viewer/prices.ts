import type { PriceTexts } from '../../viewer-price-texts.ts';

export const texts: PriceTexts = {
  total: 'الإجمالي',
  from: (price) => `ابتداءً من ${price}`,
  totalIs: (price) => `الإجمالي: ${price}`,
  taxIncluded: (rate) => `شامل ضريبة ${rate}`,
  taxAdded: (rate) => `تُضاف ضريبة ${rate}`,
  tax: (rate) => `ضريبة ${rate}`,
  subtotal: 'المجموع الفرعي',
  roomShown: 'للغرفة المعروضة',
  ownMeasures: 'حسب مقاساتك',
  units: { m: 'م', m2: 'م²' },
  measures: 'مقاساتك',
  measuresHint: 'الأسعار للغرفة المعروضة إلى أن تُدخل مقاساتك.',
  areaHint: 'الأسعار للمتر المربع الواحد إلى أن تُدخل مساحتك.',
  area: 'المساحة',
  range: (min, max) => `من ${min} إلى ${max}`,
  notNumber: 'يرجى إدخال رقم',
  outside: (min, max) => `يرجى إدخال رقم من ${min} إلى ${max}`,
  resetMeasures: 'استخدام مقاسات الغرفة المعروضة',
  resetArea: 'إظهار سعر المتر المربع الواحد',
};
