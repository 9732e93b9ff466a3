import { floorNames } from '../../floors/names/german.ts';
import { robeNames } from '../../robes/names/german.ts';
import type { SheetTexts } from './texts.ts';

export const german: SheetTexts = {
  title: 'Spezifikation',
  made: (date) => `Erstellt am ${date}`,
  component: 'Teil',
  item: 'Artikel',
  sku: 'Artikelnummer',
  quantity: 'Menge',
  price: 'Preis',
  total: 'Summe',
  perSquareMetre: 'pro m²',
  taxIncluded: (rate, amount) => `Inklusive ${rate} % MwSt. (${amount})`,
  taxExcluded: (rate) => `Zuzüglich ${rate} % MwSt.`,
  page: (number, count) => `Seite ${number} von ${count}`,
  open: 'Diesen Entwurf öffnen',
  scan: 'Code scannen oder dem Link folgen.',
  replaced: 'Einiges aus diesem Entwurf wird nicht mehr angeboten:',
  now: (part, requested, taken) => `${part}: ${requested} ist jetzt ${taken}`,
  unpriced: 'Ohne Preise: Der Entwurf ist nicht mehr veröffentlicht.',
  groups: {
    size: 'Maße',
    doors: 'Türen',
    frame: 'Rahmen',
    trim: 'Blende',
    inside: 'Innen',
    floor: 'Boden',
    mix: 'Eigene Mischung',
  },
  door: (number) => `Tür ${number}`,
  internal: (number) => `Fach ${number}`,
  flake: (number) => `Flocke ${number}`,
  slidingDoors: (count) => `${count} Schiebetüren`,
  names: { ...floorNames, ...robeNames },
};
