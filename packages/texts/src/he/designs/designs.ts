import type { VisitorTextsOf } from '../../visitor-texts.ts';

export const texts: VisitorTextsOf<'designs/designs'> = {
  unknownConfigurator: 'הקונפיגורטור הזה אינו קיים או שאינו מפורסם.',
  unknownDesign: 'בעיצוב הזה אין פריטים של הקונפיגורטור הזה.',
  unknownPage: 'הדף הזה אינו אחד מהאתרים של הקונפיגורטור הזה.',
  imageInvalid: 'תמונת העיצוב אינה תמונת PNG או JPEG.',
  goneTitle: 'העיצוב לא נמצא',
  gone: 'הקישור אינו שלם, או שהעיצוב הוסר. אפשר לבקש קישור חדש ממי ששלח אותו.',
};
