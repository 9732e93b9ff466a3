import type { VisitorTextsOf } from '../../visitor-texts.ts';

export const texts: VisitorTextsOf<'enquiries/enquiries'> = {
  itemUnknown: 'هذا الصنف غير موجود في كتالوج أداة التصميم هذه.',
  imageInvalid: 'صورة التصميم ليست بصيغة PNG أو JPEG.',
};
