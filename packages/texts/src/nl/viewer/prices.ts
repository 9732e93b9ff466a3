import type { PriceTexts } from '../../viewer-price-texts.ts';

export const texts: PriceTexts = {
  total: 'Totaal',
  from: (price) => `vanaf ${price}`,
  totalIs: (price) => `Totaal: ${price}`,
  taxIncluded: (rate) => `incl. ${rate} btw`,
  taxAdded: (rate) => `excl. ${rate} btw`,
  tax: (rate) => `Btw ${rate}`,
  subtotal: 'Subtotaal',
  roomShown: 'voor de getoonde ruimte',
  ownMeasures: 'voor je eigen maten',
  units: { m: 'm', m2: 'm²' },
  measures: 'Je eigen maten',
  measuresHint: 'De prijzen gelden voor de getoonde ruimte, totdat je je eigen maten invult.',
  areaHint: 'De prijzen gelden per vierkante meter, totdat je je oppervlakte invult.',
  area: 'Oppervlakte',
  range: (min, max) => `${min} tot ${max}`,
  notNumber: 'Vul een getal in',
  outside: (min, max) => `Vul een getal in van ${min} tot ${max}`,
  resetMeasures: 'Maten van de getoonde ruimte gebruiken',
  resetArea: 'Prijs per vierkante meter tonen',
};
