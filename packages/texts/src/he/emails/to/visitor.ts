import type { VisitorTexts } from '../../../email-texts.ts';

export const visitor: VisitorTexts = {
  design: {
    subject: 'הנה העיצוב שלך',
    title: 'הנה העיצוב שלך',
    text: (configurator) => `זה העיצוב ששמרת ב־${configurator}. אפשר לפתוח אותו שוב ולשנות אותו בכל עת.`,
    open: 'פתיחת העיצוב',
    itemsTitle: 'מה שבחרת',
    image: (configurator) => `העיצוב שלך ב־${configurator}`,
    total: 'סך הכול',
    reason: (organisation) =>
      `קיבלת את ההודעה הזו כי הכתובת שלך הוזנה כשהעיצוב הזה נשמר באתר של ${organisation}. אם לא עשית זאת, אפשר להתעלם מההודעה: לא יישלחו הודעות נוספות.`,
  },
  quotes: {
    'quote-sent': {
      subject: ({ number, seller }) => `הצעת המחיר ${number} מאת ${seller}`,
      title: 'הצעת המחיר שלך',
      sentence: ({ number, seller }) =>
        `הצעת המחיר ${number} מאת ${seller} מוכנה עבורך. אפשר לעיין בעיצוב ובמחיר, לשאול שאלה או לאשר אותה.`,
      button: 'לצפייה בהצעה',
    },
    'quote-answer': {
      subject: ({ number, seller }) => `התקבלה תשובה מאת ${seller} לשאלתך על הצעת המחיר ${number}`,
      title: 'התקבלה תשובה לשאלתך',
      sentence: ({ number, seller }) =>
        `התקבלה תשובה מאת ${seller} לשאלתך על הצעת המחיר ${number}. אפשר לקרוא אותה לצד ההצעה.`,
      button: 'לקריאת התשובה',
    },
    'quote-confirmed': {
      subject: ({ number }) => `אישרת את הצעת המחיר ${number}`,
      title: 'תודה על האישור',
      sentence: ({ number, seller }) => `אישרת את הצעת המחיר ${number} מאת ${seller}. ניצור איתך קשר לגבי ההמשך.`,
      button: 'לצפייה בהצעה',
    },
  },
  quoteTotal: 'סך הכול',
  quoteValidUntil: 'בתוקף עד',
  quoteReason: ({ seller }) =>
    `קיבלת את ההודעה הזו כי נשלחה אליך הצעת מחיר מאת ${seller}. הקישור אישי: אין להעביר אותו הלאה.`,
};
