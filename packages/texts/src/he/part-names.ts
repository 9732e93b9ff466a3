import type { PartNames } from '../part-names.ts';

export const partNames: PartNames = {
  Blend: 'תערובת',
  Finish: 'שכבת גמר',
  'Flake size': 'גודל השבבים',
  'Base colour': 'צבע בסיס',
  'As the blend': 'כמו בתערובת',
  'Own mix': 'תערובת אישית',
  Small: 'קטן',
  Medium: 'בינוני',
  Large: 'גדול',
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
