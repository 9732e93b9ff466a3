import { floorNames } from '../../floors/names/italian.ts';
import { robeNames } from '../../robes/names/italian.ts';
import type { SheetTexts } from './texts.ts';

export const italian: SheetTexts = {
  title: 'Specifica',
  made: (date) => `Creata il ${date}`,
  component: 'Parte',
  item: 'Articolo',
  sku: 'Codice',
  quantity: 'Quantità',
  price: 'Prezzo',
  total: 'Totale',
  perSquareMetre: 'al m²',
  taxIncluded: (rate, amount) => `IVA ${rate} % inclusa (${amount})`,
  taxExcluded: (rate) => `IVA ${rate} % esclusa`,
  page: (number, count) => `Pagina ${number} di ${count}`,
  open: 'Apri questo progetto',
  scan: 'Inquadra il codice o segui il link.',
  replaced: 'Alcune scelte di questo progetto non sono più disponibili:',
  now: (part, requested, taken) => `${part}: ${requested} ora è ${taken}`,
  unpriced: 'Senza prezzi: il progetto non è più pubblicato.',
  groups: {
    size: 'Misure',
    doors: 'Ante',
    frame: 'Telaio',
    trim: 'Profilo',
    inside: 'Interno',
    floor: 'Pavimento',
    mix: 'Miscela personale',
  },
  door: (number) => `Anta ${number}`,
  internal: (number) => `Vano ${number}`,
  flake: (number) => `Scaglia ${number}`,
  slidingDoors: (count) => `${count} ante scorrevoli`,
  names: { ...floorNames, ...robeNames },
};
