import type { PriceTexts } from '../../viewer-price-texts.ts';

export const texts: PriceTexts = {
  total: 'Total',
  from: (price) => `desde ${price}`,
  totalIs: (price) => `Total: ${price}`,
  taxIncluded: (rate) => `IVA del ${rate} incluido`,
  taxAdded: (rate) => `más IVA del ${rate}`,
  tax: (rate) => `IVA ${rate}`,
  subtotal: 'Subtotal',
  roomShown: 'para la estancia mostrada',
  ownMeasures: 'para tus medidas',
  units: { m: 'm', m2: 'm²' },
  measures: 'Tus medidas',
  measuresHint: 'Los precios son para la estancia mostrada hasta que introduzcas tus medidas.',
  areaHint: 'Los precios son por metro cuadrado hasta que introduzcas tu superficie.',
  area: 'Superficie',
  range: (min, max) => `De ${min} a ${max}`,
  notNumber: 'Introduce un número',
  outside: (min, max) => `Introduce un número de ${min} a ${max}`,
  resetMeasures: 'Usar las medidas de la estancia mostrada',
  resetArea: 'Mostrar el precio por metro cuadrado',
};
