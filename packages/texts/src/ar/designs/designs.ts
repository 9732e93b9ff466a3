import type { VisitorTextsOf } from '../../visitor-texts.ts';

export const texts: VisitorTextsOf<'designs/designs'> = {
  unknownConfigurator: 'أداة التصميم هذه غير موجودة أو لم تُنشر.',
  unknownDesign: 'لا يتضمن هذا التصميم أي صنف من أداة التصميم هذه.',
  unknownPage: 'هذه الصفحة ليست من مواقع أداة التصميم هذه.',
  imageInvalid: 'صورة التصميم ليست بصيغة PNG أو JPEG.',
  goneTitle: 'لم يُعثر على التصميم',
  gone: 'الرابط غير مكتمل، أو أُزيل التصميم. اطلب رابطًا جديدًا ممن أرسله إليك.',
  roomTitle: '{name} في غرفتك',
  roomHelp: 'حرّك هاتفك ببطء فوق الأرضية حتى تظهر الخزانة بحجمها الحقيقي.',
  roomOpen: 'فتح الكاميرا',
  roomElsewhere:
    'افتح هذه الصفحة على هاتف أو جهاز لوحي: تعرض الكاميرا الخزانة في غرفتك. وتفتح برامج النماذج ثلاثية الأبعاد هذه الملفات أيضًا.',
  roomApple: 'لأجهزة iPhone وiPad (USDZ)',
  roomAndroid: 'لأجهزة Android (GLB)',
  roomBack: 'العودة إلى التصميم',
};
