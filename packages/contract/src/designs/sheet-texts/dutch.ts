import { floorNames } from '../../floors/names/dutch.ts';
import { robeNames } from '../../robes/names/dutch.ts';
import type { SheetTexts } from './texts.ts';

export const dutch: SheetTexts = {
  title: 'Specificatie',
  made: (date) => `Gemaakt op ${date}`,
  component: 'Onderdeel',
  item: 'Artikel',
  sku: 'Artikelnummer',
  quantity: 'Aantal',
  price: 'Prijs',
  total: 'Totaal',
  perSquareMetre: 'per m²',
  taxIncluded: (rate, amount) => `Inclusief ${rate} % btw (${amount})`,
  taxExcluded: (rate) => `Exclusief ${rate} % btw`,
  page: (number, count) => `Pagina ${number} van ${count}`,
  open: 'Dit ontwerp openen',
  scan: 'Scan de code of volg de link.',
  replaced: 'Sommige keuzes van dit ontwerp worden niet meer aangeboden:',
  now: (part, requested, taken) => `${part}: ${requested} is nu ${taken}`,
  unpriced: 'Zonder prijzen: het ontwerp is niet meer gepubliceerd.',
  groups: {
    size: 'Maten',
    doors: 'Deuren',
    frame: 'Frame',
    trim: 'Afwerking',
    inside: 'Binnenkant',
    floor: 'Vloer',
    mix: 'Eigen mengsel',
  },
  door: (number) => `Deur ${number}`,
  internal: (number) => `Vak ${number}`,
  flake: (number) => `Vlok ${number}`,
  slidingDoors: (count) => `${count} schuifdeuren`,
  names: { ...floorNames, ...robeNames },
};
