import type { RobeNames } from './robe-names.ts';

export const robeNames: RobeNames = {
  'Type of Sliding Robe': 'نوع الخزانة',
  Width: 'العرض',
  Height: 'الارتفاع',
  Trim: 'الإطار الخارجي',
  Frame: 'الإطار',
  'Frame Style': 'شكل الإطار',
  'Frame Finish': 'لون الإطار',
  Inside: 'الألواح الداخلية والخلفية',
  Doors: 'عدد الأبواب',
};
