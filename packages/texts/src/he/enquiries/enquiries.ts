import type { VisitorTextsOf } from '../../visitor-texts.ts';

export const texts: VisitorTextsOf<'enquiries/enquiries'> = {
  itemUnknown: 'הפריט הזה אינו בקטלוג של הקונפיגורטור הזה.',
  imageInvalid: 'תמונת העיצוב אינה תמונת PNG או JPEG.',
};
