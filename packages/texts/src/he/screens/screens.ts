import type { VisitorTextsOf } from '../../visitor-texts.ts';

export const texts: VisitorTextsOf<'screens/screens'> = {
  noConnection: 'השרת לא השיב. בדקו את החיבור לאינטרנט ונסו שוב.',
  codeNotLoaded: 'חלק מהדף הזה לא נטען. בדקו את החיבור לאינטרנט וטענו את הדף מחדש.',
  editsSafe: 'מה שהוקלד במכשיר הזה שמור.',
  screenFailed: 'הדף הזה לא נטען',
  tooLong: 'מספר התווים המרבי: {maximum}.',
  tryAgain: 'לנסות שוב',
};
