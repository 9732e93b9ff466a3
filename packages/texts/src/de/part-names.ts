import type { PartNames } from '../part-names.ts';

export const partNames: PartNames = {
  Blend: 'Mischung',
  Finish: 'Versiegelung',
  'Flake size': 'Flockengröße',
  'Base colour': 'Grundfarbe',
  'As the blend': 'Wie die Mischung',
  'Own mix': 'Eigene Mischung',
  Small: 'Klein',
  Medium: 'Mittel',
  Large: 'Groß',
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
