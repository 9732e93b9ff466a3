import type { PartNames } from '../part-names.ts';

export const partNames: PartNames = {
  Blend: 'Mélange',
  Finish: 'Finition',
  'Flake size': 'Taille des flocons',
  'Base colour': 'Couleur de fond',
  'As the blend': 'Comme le mélange',
  'Own mix': 'Mélange personnel',
  Small: 'Petite',
  Medium: 'Moyenne',
  Large: 'Grande',
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
