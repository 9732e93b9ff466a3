import type { FloorNames } from './floor-names.ts';

export const floorNames: FloorNames = {
  Blend: 'Mischung',
  Finish: 'Versiegelung',
  'Flake size': 'Flockengröße',
  'Base colour': 'Grundfarbe',
  'As the blend': 'Wie die Mischung',
  'Own mix': 'Eigene Mischung',
  Small: 'Klein',
  Medium: 'Mittel',
  Large: 'Groß',
};
