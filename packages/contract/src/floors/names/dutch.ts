import type { FloorNames } from './floor-names.ts';

export const floorNames: FloorNames = {
  Blend: 'Mengsel',
  Finish: 'Afwerking',
  'Flake size': 'Vlokgrootte',
  'Base colour': 'Basiskleur',
  'As the blend': 'Zoals het mengsel',
  'Own mix': 'Eigen mengsel',
  Small: 'Klein',
  Medium: 'Middel',
  Large: 'Groot',
};
