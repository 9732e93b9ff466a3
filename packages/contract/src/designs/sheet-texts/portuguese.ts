import { floorNames } from '../../floors/names/portuguese.ts';
import { robeNames } from '../../robes/names/portuguese.ts';
import type { SheetTexts } from './texts.ts';

export const portuguese: SheetTexts = {
  title: 'Especificação',
  made: (date) => `Criada em ${date}`,
  component: 'Parte',
  item: 'Artigo',
  sku: 'Referência',
  quantity: 'Quantidade',
  price: 'Preço',
  total: 'Total',
  perSquareMetre: 'por m²',
  taxIncluded: (rate, amount) => `IVA de ${rate} % incluído (${amount})`,
  taxExcluded: (rate) => `Acresce IVA de ${rate} %`,
  page: (number, count) => `Página ${number} de ${count}`,
  open: 'Abrir este projeto',
  scan: 'Leia o código ou siga a ligação.',
  replaced: 'Algumas opções deste projeto já não estão disponíveis:',
  now: (part, requested, taken) => `${part}: ${requested} é agora ${taken}`,
  unpriced: 'Sem preços: o projeto já não está publicado.',
  groups: {
    size: 'Medidas',
    doors: 'Portas',
    frame: 'Caixilho',
    trim: 'Remate',
    inside: 'Interior',
    floor: 'Pavimento',
    mix: 'Mistura própria',
  },
  door: (number) => `Porta ${number}`,
  internal: (number) => `Módulo ${number}`,
  flake: (number) => `Floco ${number}`,
  slidingDoors: (count) => `${count} portas de correr`,
  names: { ...floorNames, ...robeNames },
};
