import type { RobeNames } from './robe-names.ts';

export const robeNames: RobeNames = {
  'Type of Sliding Robe': 'Tipo de roupeiro',
  Width: 'Largura',
  Height: 'Altura',
  Trim: 'Remate',
  Frame: 'Caixilho',
  'Frame Style': 'Estilo do caixilho',
  'Frame Finish': 'Acabamento do caixilho',
  Inside: 'Prateleiras e fundo',
  Doors: 'Número de portas',
};
