import type { FloorNames } from './floor-names.ts';

export const floorNames: FloorNames = {
  Blend: 'Mezcla',
  Finish: 'Acabado',
  'Flake size': 'Tamaño de escama',
  'Base colour': 'Color de base',
  'As the blend': 'Como la mezcla',
  'Own mix': 'Mezcla propia',
  Small: 'Pequeña',
  Medium: 'Mediana',
  Large: 'Grande',
};
