import type { RobeNames } from './robe-names.ts';

export const robeNames: RobeNames = {
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
