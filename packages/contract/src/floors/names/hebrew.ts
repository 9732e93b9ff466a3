import type { FloorNames } from './floor-names.ts';

export const floorNames: FloorNames = {
  Blend: 'תערובת',
  Finish: 'שכבת גמר',
  'Flake size': 'גודל השבבים',
  'Base colour': 'צבע בסיס',
  'As the blend': 'כמו בתערובת',
  'Own mix': 'תערובת אישית',
  Small: 'קטן',
  Medium: 'בינוני',
  Large: 'גדול',
};
