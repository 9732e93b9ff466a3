import { floorNames } from '../../floors/names/swedish.ts';
import { robeNames } from '../../robes/names/swedish.ts';
import type { SheetTexts } from './texts.ts';

export const swedish: SheetTexts = {
  title: 'Specifikation',
  made: (date) => `Skapad ${date}`,
  component: 'Del',
  item: 'Artikel',
  sku: 'Artikelnummer',
  quantity: 'Antal',
  price: 'Pris',
  total: 'Summa',
  perSquareMetre: 'per m²',
  taxIncluded: (rate, amount) => `Inklusive ${rate} % moms (${amount})`,
  taxExcluded: (rate) => `Exklusive ${rate} % moms`,
  page: (number, count) => `Sida ${number} av ${count}`,
  open: 'Öppna designen',
  scan: 'Skanna koden eller följ länken.',
  replaced: 'Vissa val i designen finns inte längre:',
  now: (part, requested, taken) => `${part}: ${requested} är nu ${taken}`,
  unpriced: 'Utan priser: designen är inte längre publicerad.',
  groups: {
    size: 'Mått',
    doors: 'Dörrar',
    frame: 'Ram',
    trim: 'List',
    inside: 'Insida',
    floor: 'Golv',
    mix: 'Egen blandning',
  },
  door: (number) => `Dörr ${number}`,
  internal: (number) => `Fack ${number}`,
  flake: (number) => `Flinga ${number}`,
  slidingDoors: (count) => `${count} skjutdörrar`,
  names: { ...floorNames, ...robeNames },
};
