import type { VisitorTextsOf } from '../../visitor-texts.ts';

export const texts: VisitorTextsOf<'configurators/file'> = {
  required: 'יש לבחור קובץ.',
  tooLarge: 'גודל הקובץ המרבי הוא {megabytes} MB.',
};
