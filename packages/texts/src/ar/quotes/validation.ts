import type { VisitorTextsOf } from '../../visitor-texts.ts';

export const texts: VisitorTextsOf<'quotes/validation'> = {
  nameRequired: 'يرجى إدخال اسمك.',
  messageRequired: 'يرجى كتابة رسالة.',
  messagesFull: 'بلغ عدد الرسائل حول عرض السعر هذا حدّه الأقصى. اكتب رسالة إلكترونية بدلًا من ذلك.',
  notOpen: 'لم يعد عرض السعر هذا متاحًا.',
  alreadyAccepted: 'سبق قبول عرض السعر هذا.',
  expired: 'انتهت صلاحية عرض السعر هذا.',
  replaced: 'توجد نسخة أحدث من عرض السعر هذا.',
};
