import type { VisitorTextsOf } from '../../visitor-texts.ts';

export const texts: VisitorTextsOf<'configurators/file'> = {
  required: 'اختر ملفًا.',
  tooLarge: 'الحد الأقصى لحجم الملف {megabytes} ميغابايت.',
};
