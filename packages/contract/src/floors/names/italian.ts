import type { FloorNames } from './floor-names.ts';

export const floorNames: FloorNames = {
  Blend: 'Miscela',
  Finish: 'Finitura',
  'Flake size': 'Dimensione delle scaglie',
  'Base colour': 'Colore di base',
  'As the blend': 'Come la miscela',
  'Own mix': 'Miscela personale',
  Small: 'Piccola',
  Medium: 'Media',
  Large: 'Grande',
};
