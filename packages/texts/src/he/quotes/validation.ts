import type { VisitorTextsOf } from '../../visitor-texts.ts';

export const texts: VisitorTextsOf<'quotes/validation'> = {
  nameRequired: 'יש להזין את שמך.',
  messageRequired: 'יש לכתוב הודעה.',
  messagesFull: 'יש יותר מדי הודעות על הצעת המחיר הזאת. אפשר לכתוב דוא"ל במקום זאת.',
  notOpen: 'הצעת המחיר הזאת כבר אינה פתוחה.',
  alreadyAccepted: 'הצעת המחיר הזאת כבר אושרה.',
  expired: 'תוקף הצעת המחיר הזאת פג.',
  replaced: 'יש גרסה חדשה יותר של הצעת המחיר הזאת.',
};
