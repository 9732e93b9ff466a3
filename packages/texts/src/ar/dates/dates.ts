import type { VisitorTextsOf } from '../../visitor-texts.ts';

export const texts: VisitorTextsOf<'dates/dates'> = {
  today: 'اليوم الساعة {time}',
};
