import type { RobeNames } from './robe-names.ts';

export const robeNames: RobeNames = {
  'Type of Sliding Robe': 'סוג הארון',
  Width: 'רוחב',
  Height: 'גובה',
  Trim: 'מסגרת היקפית',
  Frame: 'מסגרת',
  'Frame Style': 'סגנון המסגרת',
  'Frame Finish': 'גוון המסגרת',
  Inside: 'מדפים וגב',
  Doors: 'מספר הדלתות',
};
