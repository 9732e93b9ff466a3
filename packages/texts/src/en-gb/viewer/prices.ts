import type { PriceTexts } from '../../viewer-price-texts.ts';

export const texts: PriceTexts = {
  total: 'Total',
  from: (price) => `from ${price}`,
  totalIs: (price) => `Total: ${price}`,
  taxIncluded: (rate) => `incl. ${rate} tax`,
  taxAdded: (rate) => `plus ${rate} tax`,
  tax: (rate) => `Tax ${rate}`,
  subtotal: 'Subtotal',
  roomShown: 'for the room shown',
  ownMeasures: 'for your measures',
  units: { m: 'm', m2: 'm²' },
  measures: 'Your measures',
  measuresHint: 'Prices are for the room shown until you enter your own measures.',
  areaHint: 'Prices are for one square metre until you enter your area.',
  area: 'Area',
  range: (min, max) => `${min} to ${max}`,
  notNumber: 'Enter a number',
  outside: (min, max) => `Enter a number from ${min} to ${max}`,
  resetMeasures: 'Use the measures of the room shown',
  resetArea: 'Show the price of one square metre',
};
