import type { PriceTexts } from '../../viewer-price-texts.ts';

export const texts: PriceTexts = {
  total: 'Total',
  from: (price) => `desde ${price}`,
  totalIs: (price) => `Total: ${price}`,
  taxIncluded: (rate) => `IVA de ${rate} incluído`,
  taxAdded: (rate) => `acresce IVA de ${rate}`,
  tax: (rate) => `IVA ${rate}`,
  subtotal: 'Subtotal',
  roomShown: 'para a divisão mostrada',
  ownMeasures: 'para as suas medidas',
  units: { m: 'm', m2: 'm²' },
  measures: 'As suas medidas',
  measuresHint: 'Os preços são para a divisão mostrada até indicar as suas medidas.',
  areaHint: 'Os preços são por metro quadrado até indicar a sua área.',
  area: 'Área',
  range: (min, max) => `De ${min} a ${max}`,
  notNumber: 'Indique um número',
  outside: (min, max) => `Indique um número de ${min} a ${max}`,
  resetMeasures: 'Usar as medidas da divisão mostrada',
  resetArea: 'Mostrar o preço por metro quadrado',
};
