import type { FloorNames } from './floor-names.ts';

export const floorNames: FloorNames = {
  Blend: 'Blandning',
  Finish: 'Ytbehandling',
  'Flake size': 'Flingstorlek',
  'Base colour': 'Grundfärg',
  'As the blend': 'Som blandningen',
  'Own mix': 'Egen blandning',
  Small: 'Liten',
  Medium: 'Mellan',
  Large: 'Stor',
};
