import type { PriceTexts } from '../../viewer-price-texts.ts';

export const texts: PriceTexts = {
  total: 'Summa',
  from: (price) => `från ${price}`,
  totalIs: (price) => `Summa: ${price}`,
  taxIncluded: (rate) => `inkl. ${rate} moms`,
  taxAdded: (rate) => `exkl. ${rate} moms`,
  tax: (rate) => `Moms ${rate}`,
  subtotal: 'Delsumma',
  roomShown: 'för rummet som visas',
  ownMeasures: 'för dina mått',
  units: { m: 'm', m2: 'm²' },
  measures: 'Dina mått',
  measuresHint: 'Priserna gäller rummet som visas tills du anger dina egna mått.',
  areaHint: 'Priserna gäller per kvadratmeter tills du anger din yta.',
  area: 'Yta',
  range: (min, max) => `${min} till ${max}`,
  notNumber: 'Ange ett tal',
  outside: (min, max) => `Ange ett tal från ${min} till ${max}`,
  resetMeasures: 'Använd måtten för rummet som visas',
  resetArea: 'Visa priset per kvadratmeter',
};
