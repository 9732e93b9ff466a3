import { texts as british } from '../../en-gb/viewer/texts.ts';
import type { ViewerTexts } from '../../viewer-texts.ts';

/** American English: British English with another spelling. */
export const texts: ViewerTexts = {
  ...british,
  tag: 'en-US',
  form: { ...british.form, postcode: 'ZIP code' },
};
