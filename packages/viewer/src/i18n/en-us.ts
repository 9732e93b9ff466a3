import { words as british } from './en-gb.ts';
import type { Words } from './words.ts';

/** American English: British English with another spelling. */
export const words: Words = {
  ...british,
  tag: 'en-US',
  form: { ...british.form, postcode: 'ZIP code' },
};
