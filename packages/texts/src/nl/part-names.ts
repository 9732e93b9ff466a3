import type { PartNames } from '../part-names.ts';

export const partNames: PartNames = {
  Blend: 'Mengsel',
  Finish: 'Afwerking',
  'Flake size': 'Vlokgrootte',
  'Base colour': 'Basiskleur',
  'As the blend': 'Zoals het mengsel',
  'Own mix': 'Eigen mengsel',
  Small: 'Klein',
  Medium: 'Middel',
  Large: 'Groot',
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
