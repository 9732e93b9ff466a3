import type { VisitorTextsOf } from '../../visitor-texts.ts';

export const texts: VisitorTextsOf<'configurators/configurators'> = {
  unknown: 'أداة التصميم هذه غير موجودة.',
};
