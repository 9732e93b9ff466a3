import type { FloorNames } from './floor-names.ts';

export const floorNames: FloorNames = {
  Blend: 'Mistura',
  Finish: 'Acabamento',
  'Flake size': 'Tamanho dos flocos',
  'Base colour': 'Cor de base',
  'As the blend': 'Como a mistura',
  'Own mix': 'Mistura própria',
  Small: 'Pequeno',
  Medium: 'Médio',
  Large: 'Grande',
};
