import { floorNames } from '../../floors/names/french.ts';
import { robeNames } from '../../robes/names/french.ts';
import type { SheetTexts } from './texts.ts';

export const french: SheetTexts = {
  title: 'Descriptif',
  made: (date) => `Établi le ${date}`,
  component: 'Élément',
  item: 'Article',
  sku: 'Référence',
  quantity: 'Quantité',
  price: 'Prix',
  total: 'Total',
  perSquareMetre: 'par m²',
  taxIncluded: (rate, amount) => `TVA ${rate} % incluse (${amount})`,
  taxExcluded: (rate) => `Hors TVA (${rate} %)`,
  page: (number, count) => `Page ${number} sur ${count}`,
  open: 'Ouvrir cette création',
  scan: 'Scannez le code ou suivez le lien.',
  replaced: 'Certains choix de cette création ne sont plus proposés :',
  now: (part, requested, taken) => `${part} : ${requested} devient ${taken}`,
  unpriced: 'Sans prix : la création n’est plus publiée.',
  groups: {
    size: 'Dimensions',
    doors: 'Portes',
    frame: 'Cadre',
    trim: 'Habillage',
    inside: 'Intérieur',
    floor: 'Sol',
    mix: 'Mélange personnel',
  },
  door: (number) => `Porte ${number}`,
  internal: (number) => `Compartiment ${number}`,
  flake: (number) => `Flocon ${number}`,
  slidingDoors: (count) => `${count} portes coulissantes`,
  names: { ...floorNames, ...robeNames },
};
