import type { PartNames } from '../part-names.ts';

export const partNames: PartNames = {
  Blend: 'الخلطة',
  Finish: 'طبقة التشطيب',
  'Flake size': 'حجم الرقائق',
  'Base colour': 'لون الأساس',
  'As the blend': 'كما في الخلطة',
  'Own mix': 'خلطة خاصة',
  Small: 'صغير',
  Medium: 'متوسط',
  Large: 'كبير',
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
