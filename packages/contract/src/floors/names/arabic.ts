import type { FloorNames } from './floor-names.ts';

export const floorNames: FloorNames = {
  Blend: 'الخلطة',
  Finish: 'طبقة التشطيب',
  'Flake size': 'حجم الرقائق',
  'Base colour': 'لون الأساس',
  'As the blend': 'كما في الخلطة',
  'Own mix': 'خلطة خاصة',
  Small: 'صغير',
  Medium: 'متوسط',
  Large: 'كبير',
};
