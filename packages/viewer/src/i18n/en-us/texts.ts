import { texts as british } from '../en-gb/texts.ts';
import type { Texts } from '../texts.ts';

/** American English: British English with another spelling. */
export const texts: Texts = {
  ...british,
  tag: 'en-US',
  form: { ...british.form, postcode: 'ZIP code' },
};
