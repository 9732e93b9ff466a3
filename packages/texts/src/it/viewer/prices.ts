import type { PriceTexts } from '../../viewer-price-texts.ts';

export const texts: PriceTexts = {
  total: 'Totale',
  from: (price) => `da ${price}`,
  totalIs: (price) => `Totale: ${price}`,
  taxIncluded: (rate) => `IVA ${rate} inclusa`,
  taxAdded: (rate) => `IVA ${rate} esclusa`,
  tax: (rate) => `IVA ${rate}`,
  subtotal: 'Subtotale',
  roomShown: 'per l’ambiente mostrato',
  ownMeasures: 'per le tue misure',
  units: { m: 'm', m2: 'm²' },
  measures: 'Le tue misure',
  measuresHint: 'I prezzi valgono per l’ambiente mostrato finché non inserisci le tue misure.',
  areaHint: 'I prezzi valgono per un metro quadrato finché non inserisci la tua superficie.',
  area: 'Superficie',
  range: (min, max) => `Da ${min} a ${max}`,
  notNumber: 'Inserisci un numero',
  outside: (min, max) => `Inserisci un numero da ${min} a ${max}`,
  resetMeasures: 'Usa le misure dell’ambiente mostrato',
  resetArea: 'Mostra il prezzo al metro quadrato',
};
