import type { PriceTexts } from '../../viewer-price-texts.ts';

export const texts: PriceTexts = {
  total: 'Total',
  from: (price) => `à partir de ${price}`,
  totalIs: (price) => `Total : ${price}`,
  taxIncluded: (rate) => `TVA de ${rate} incluse`,
  taxAdded: (rate) => `hors TVA de ${rate}`,
  tax: (rate) => `TVA ${rate}`,
  subtotal: 'Sous-total',
  roomShown: 'pour la pièce affichée',
  ownMeasures: 'pour vos dimensions',
  units: { m: 'm', m2: 'm²' },
  measures: 'Vos dimensions',
  measuresHint: 'Les prix valent pour la pièce affichée tant que vous n’avez pas saisi vos dimensions.',
  areaHint: 'Les prix valent pour un mètre carré tant que vous n’avez pas saisi votre surface.',
  area: 'Surface',
  range: (min, max) => `De ${min} à ${max}`,
  notNumber: 'Saisissez un nombre',
  outside: (min, max) => `Saisissez un nombre de ${min} à ${max}`,
  resetMeasures: 'Reprendre les dimensions de la pièce affichée',
  resetArea: 'Afficher le prix au mètre carré',
};
