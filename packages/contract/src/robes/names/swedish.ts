import type { RobeNames } from './robe-names.ts';

export const robeNames: RobeNames = {
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
