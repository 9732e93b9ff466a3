import type { PriceTexts } from '../../viewer-price-texts.ts';

export const texts: PriceTexts = {
  total: 'Gesamtpreis',
  from: (price) => `ab ${price}`,
  totalIs: (price) => `Gesamtpreis: ${price}`,
  taxIncluded: (rate) => `inkl. ${rate} MwSt.`,
  taxAdded: (rate) => `zzgl. ${rate} MwSt.`,
  tax: (rate) => `MwSt. ${rate}`,
  subtotal: 'Zwischensumme',
  roomShown: 'für den gezeigten Raum',
  ownMeasures: 'für Ihre Maße',
  units: { m: 'm', m2: 'm²' },
  measures: 'Ihre Maße',
  measuresHint: 'Die Preise gelten für den gezeigten Raum, bis Sie Ihre eigenen Maße eingeben.',
  areaHint: 'Die Preise gelten für einen Quadratmeter, bis Sie Ihre Fläche eingeben.',
  area: 'Fläche',
  range: (min, max) => `${min} bis ${max}`,
  notNumber: 'Bitte eine Zahl eingeben',
  outside: (min, max) => `Bitte eine Zahl von ${min} bis ${max} eingeben`,
  resetMeasures: 'Maße des gezeigten Raums verwenden',
  resetArea: 'Preis je Quadratmeter anzeigen',
};
