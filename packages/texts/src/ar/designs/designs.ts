import type { VisitorTextsOf } from '../../visitor-texts.ts';

export const texts: VisitorTextsOf<'designs/designs'> = {
  unknownConfigurator: 'أداة التصميم هذه غير موجودة أو لم تُنشر.',
  unknownDesign: 'لا يتضمن هذا التصميم أي صنف من أداة التصميم هذه.',
  unknownPage: 'هذه الصفحة ليست من مواقع أداة التصميم هذه.',
  imageInvalid: 'صورة التصميم ليست بصيغة PNG أو JPEG.',
  goneTitle: 'لم يُعثر على التصميم',
  gone: 'الرابط غير مكتمل، أو أُزيل التصميم. اطلب رابطًا جديدًا ممن أرسله إليك.',
};
