import type { PartNames } from '../part-names.ts';

export const partNames: PartNames = {
  Blend: 'Mezcla',
  Finish: 'Acabado',
  'Flake size': 'Tamaño de escama',
  'Base colour': 'Color de base',
  'As the blend': 'Como la mezcla',
  'Own mix': 'Mezcla propia',
  Small: 'Pequeña',
  Medium: 'Mediana',
  Large: 'Grande',
  'Type of Sliding Robe': 'Tipo de armario',
  Width: 'Anchura',
  Height: 'Altura',
  Trim: 'Remate',
  Frame: 'Marco',
  'Frame Style': 'Estilo del marco',
  'Frame Finish': 'Acabado del marco',
  Inside: 'Baldas y fondo',
  Doors: 'Número de puertas',
};
