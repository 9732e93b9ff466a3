import type { RobeNames } from './robe-names.ts';

export const robeNames: RobeNames = {
  'Type of Sliding Robe': 'Ausführung',
  Width: 'Breite',
  Height: 'Höhe',
  Trim: 'Blende',
  Frame: 'Rahmen',
  'Frame Style': 'Rahmenform',
  'Frame Finish': 'Rahmenfarbe',
  Inside: 'Böden und Rückwand',
  Doors: 'Anzahl der Türen',
};
