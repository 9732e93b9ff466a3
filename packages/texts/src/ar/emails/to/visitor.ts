import type { VisitorTexts } from '../../../email-texts.ts';

export const visitor: VisitorTexts = {
  design: {
    subject: 'إليك تصميمك',
    title: 'إليك تصميمك',
    text: (configurator) => `هذا هو التصميم الذي حفظته في ${configurator}. يمكنك فتحه من جديد وتعديله في أي وقت.`,
    open: 'فتح تصميمك',
    itemsTitle: 'ما اخترته',
    image: (configurator) => `تصميمك في ${configurator}`,
    total: 'الإجمالي',
    reason: (organisation) =>
      `تصلك هذه الرسالة لأن عنوانك أُدخل عند حفظ هذا التصميم على موقع ${organisation}. إذا لم تكن أنت من فعل ذلك، فتجاهل هذه الرسالة: لن تصلك رسائل أخرى.`,
  },
  quotes: {
    'quote-sent': {
      subject: ({ number, seller }) => `عرض السعر ${number} من ${seller}`,
      title: 'عرض السعر الخاص بك',
      sentence: ({ number, seller }) =>
        `أعدّ لك ${seller} عرض السعر ${number}. اطّلع على التصميم والسعر، أو اطرح سؤالًا، أو اقبل العرض.`,
      button: 'عرض التفاصيل',
    },
    'quote-answer': {
      subject: ({ number, seller }) => `أجاب ${seller} عن سؤالك حول عرض السعر ${number}`,
      title: 'تمت الإجابة عن سؤالك',
      sentence: ({ number, seller }) =>
        `أجاب ${seller} عن سؤالك حول عرض السعر ${number}. يمكنك قراءة الإجابة بجانب العرض.`,
      button: 'قراءة الإجابة',
    },
    'quote-confirmed': {
      subject: ({ number }) => `لقد قبلت عرض السعر ${number}`,
      title: 'شكرًا لقبولك العرض',
      sentence: ({ number, seller }) =>
        `لقد قبلت عرض السعر ${number} من ${seller}، وسيتم التواصل معك بشأن الخطوات التالية.`,
      button: 'عرض التفاصيل',
    },
  },
  quoteTotal: 'الإجمالي',
  quoteValidUntil: 'صالح حتى',
  quoteReason: ({ seller }) => `تصلك هذه الرسالة لأن ${seller} أرسل إليك عرض سعر. الرابط خاص بك: لا تشاركه مع أحد.`,
};
