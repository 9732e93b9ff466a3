import type { PartNames } from '../part-names.ts';

export const partNames: PartNames = {
  Blend: 'Blandning',
  Finish: 'Ytbehandling',
  'Flake size': 'Flingstorlek',
  'Base colour': 'Grundfärg',
  'As the blend': 'Som blandningen',
  'Own mix': 'Egen blandning',
  Small: 'Liten',
  Medium: 'Mellan',
  Large: 'Stor',
  'Type of Sliding Robe': 'Utförande',
  Width: 'Bredd',
  Height: 'Höjd',
  Trim: 'List',
  Frame: 'Ram',
  'Frame Style': 'Ramstil',
  'Frame Finish': 'Ramfinish',
  Inside: 'Hyllor och rygg',
  Doors: 'Antal dörrar',
};
