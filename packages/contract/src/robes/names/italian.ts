import type { RobeNames } from './robe-names.ts';

export const robeNames: RobeNames = {
  'Type of Sliding Robe': 'Tipo di armadio',
  Width: 'Larghezza',
  Height: 'Altezza',
  Trim: 'Profilo',
  Frame: 'Telaio',
  'Frame Style': 'Stile del telaio',
  'Frame Finish': 'Finitura del telaio',
  Inside: 'Ripiani e schienale',
  Doors: 'Numero di ante',
};
