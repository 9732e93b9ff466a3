import type { PartNames } from '../part-names.ts';

export const partNames: PartNames = {
  Blend: 'Miscela',
  Finish: 'Finitura',
  'Flake size': 'Dimensione delle scaglie',
  'Base colour': 'Colore di base',
  'As the blend': 'Come la miscela',
  'Own mix': 'Miscela personale',
  Small: 'Piccola',
  Medium: 'Media',
  Large: 'Grande',
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
