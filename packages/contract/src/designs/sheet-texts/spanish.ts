import { floorNames } from '../../floors/names/spanish.ts';
import { robeNames } from '../../robes/names/spanish.ts';
import type { SheetTexts } from './texts.ts';

export const spanish: SheetTexts = {
  title: 'Especificación',
  made: (date) => `Creado el ${date}`,
  component: 'Parte',
  item: 'Artículo',
  sku: 'Referencia',
  quantity: 'Cantidad',
  price: 'Precio',
  total: 'Total',
  perSquareMetre: 'por m²',
  taxIncluded: (rate, amount) => `IVA del ${rate} % incluido (${amount})`,
  taxExcluded: (rate) => `IVA del ${rate} % no incluido`,
  page: (number, count) => `Página ${number} de ${count}`,
  open: 'Abrir este diseño',
  scan: 'Escanee el código o siga el enlace.',
  replaced: 'Algunas opciones de este diseño ya no se ofrecen:',
  now: (part, requested, taken) => `${part}: ${requested} ahora es ${taken}`,
  unpriced: 'Sin precios: el diseño ya no está publicado.',
  groups: {
    size: 'Medidas',
    doors: 'Puertas',
    frame: 'Marco',
    trim: 'Remate',
    inside: 'Interior',
    floor: 'Suelo',
    mix: 'Mezcla propia',
  },
  door: (number) => `Puerta ${number}`,
  internal: (number) => `Módulo ${number}`,
  flake: (number) => `Escama ${number}`,
  slidingDoors: (count) => `${count} puertas correderas`,
  names: { ...floorNames, ...robeNames },
};
