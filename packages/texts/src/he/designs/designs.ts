import type { VisitorTextsOf } from '../../visitor-texts.ts';

export const texts: VisitorTextsOf<'designs/designs'> = {
  unknownConfigurator: 'הקונפיגורטור הזה אינו קיים או שאינו מפורסם.',
  unknownDesign: 'בעיצוב הזה אין פריטים של הקונפיגורטור הזה.',
  unknownPage: 'הדף הזה אינו אחד מהאתרים של הקונפיגורטור הזה.',
  imageInvalid: 'תמונת העיצוב אינה תמונת PNG או JPEG.',
  goneTitle: 'העיצוב לא נמצא',
  gone: 'הקישור אינו שלם, או שהעיצוב הוסר. אפשר לבקש קישור חדש ממי ששלח אותו.',
  roomTitle: '{name} בחדר שלכם',
  roomHelp: 'הזיזו את הטלפון לאט מעל הרצפה עד שהארון מופיע. הוא בגודלו האמיתי.',
  roomOpen: 'פתיחת המצלמה',
  roomElsewhere:
    'פתחו את הדף הזה בטלפון או בטאבלט: המצלמה מציגה את הארון בחדר שלכם. גם תוכנות למודלים תלת־ממדיים פותחות את הקבצים.',
  roomApple: 'ל-iPhone ול-iPad ‏(USDZ)',
  roomAndroid: 'ל-Android ‏(GLB)',
  roomBack: 'חזרה לעיצוב',
};
