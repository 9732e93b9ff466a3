import type { RobeNames } from './robe-names.ts';

export const robeNames: RobeNames = {
  'Type of Sliding Robe': 'Uitvoering',
  Width: 'Breedte',
  Height: 'Hoogte',
  Trim: 'Afwerking',
  Frame: 'Frame',
  'Frame Style': 'Framestijl',
  'Frame Finish': 'Frameafwerking',
  Inside: 'Planken en achterwand',
  Doors: 'Aantal deuren',
};
