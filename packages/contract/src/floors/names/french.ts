import type { FloorNames } from './floor-names.ts';

export const floorNames: FloorNames = {
  Blend: 'Mélange',
  Finish: 'Finition',
  'Flake size': 'Taille des flocons',
  'Base colour': 'Couleur de fond',
  'As the blend': 'Comme le mélange',
  'Own mix': 'Mélange personnel',
  Small: 'Petite',
  Medium: 'Moyenne',
  Large: 'Grande',
};
