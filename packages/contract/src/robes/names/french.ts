import type { RobeNames } from './robe-names.ts';

export const robeNames: RobeNames = {
  'Type of Sliding Robe': 'Type de placard',
  Width: 'Largeur',
  Height: 'Hauteur',
  Trim: 'Habillage',
  Frame: 'Cadre',
  'Frame Style': 'Style du cadre',
  'Frame Finish': 'Finition du cadre',
  Inside: 'Tablettes et fond',
  Doors: 'Nombre de portes',
};
