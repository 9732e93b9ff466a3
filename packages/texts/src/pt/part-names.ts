import type { PartNames } from '../part-names.ts';

export const partNames: PartNames = {
  Blend: 'Mistura',
  Finish: 'Acabamento',
  'Flake size': 'Tamanho dos flocos',
  'Base colour': 'Cor de base',
  'As the blend': 'Como a mistura',
  'Own mix': 'Mistura própria',
  Small: 'Pequeno',
  Medium: 'Médio',
  Large: 'Grande',
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
