import type { VisitorTextsOf } from '../../visitor-texts.ts';

export const texts: VisitorTextsOf<'api/errors'> = {
  'request.invalid': 'חלק מהשדות אינם תקינים.',
  'request.unkeepable': 'הטקסט מכיל תווים שאי אפשר לשמור.',
  'request.unreadable': 'לא ניתן לקרוא את הבקשה.',
  'request.too_large': 'הבקשה גדולה מדי.',
  'request.too_slow': 'הגעת הבקשה נמשכה זמן רב מדי. נסו שוב בחיבור טוב יותר.',
  'request.too_many': 'יותר מדי ניסיונות. המתינו דקה ונסו שוב.',
  'request.csrf': 'הדף הזה פתוח זמן רב מדי. טענו אותו מחדש.',
  'access.foreign_origin': 'האתר הזה אינו מורשה לשלוח פניות לקונפיגורטור הזה.',
  'resource.missing': 'זה אינו קיים, או שאין לך גישה אליו.',
  'uploads.not_an_image': 'הקובץ הזה אינו תמונת PNG,‏ JPEG או WebP.',
  'uploads.too_large': 'הקובץ הזה גדול מדי.',
  'server.failed': 'משהו השתבש אצלנו. נסו שוב.',
  'server.busy': 'השירות עמוס. נסו שוב בעוד רגע.',
};
