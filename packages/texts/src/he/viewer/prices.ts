import type { PriceTexts } from '../../viewer-price-texts.ts';

export const texts: PriceTexts = {
  total: 'סך הכול',
  from: (price) => `החל מ-${price}`,
  totalIs: (price) => `סך הכול: ${price}`,
  taxIncluded: (rate) => `כולל מע"מ ${rate}`,
  taxAdded: (rate) => `בתוספת מע"מ ${rate}`,
  tax: (rate) => `מע"מ ${rate}`,
  subtotal: 'סכום ביניים',
  roomShown: 'לחדר המוצג',
  ownMeasures: 'לפי המידות שלך',
  units: { m: "מ'", m2: 'מ"ר' },
  measures: 'המידות שלך',
  measuresHint: 'המחירים הם לחדר המוצג, עד שתזינו את המידות שלכם.',
  areaHint: 'המחירים הם למטר רבוע אחד, עד שתזינו את השטח שלכם.',
  area: 'שטח',
  range: (min, max) => `${min} עד ${max}`,
  notNumber: 'יש להזין מספר',
  outside: (min, max) => `יש להזין מספר מ-${min} עד ${max}`,
  resetMeasures: 'שימוש במידות החדר המוצג',
  resetArea: 'הצגת המחיר למטר רבוע',
};
