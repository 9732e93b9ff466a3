import type { VisitorTextsOf } from '../../visitor-texts.ts';

export const texts: VisitorTextsOf<'screens/screens'> = {
  noConnection: 'لم يستجب الخادم. تحقق من الاتصال بالإنترنت ثم أعد المحاولة.',
  codeNotLoaded: 'لم يُحمَّل جزء من هذه الصفحة. تحقق من الاتصال بالإنترنت ثم أعد تحميل الصفحة.',
  editsSafe: 'ما أدخلته على هذا الجهاز محفوظ.',
  screenFailed: 'تعذّر تحميل هذه الصفحة',
  tooLong: 'الحد الأقصى لعدد الأحرف: {maximum}.',
  tryAgain: 'إعادة المحاولة',
};
