import type { KindWords } from '../words.ts';
import { words as british } from './en-gb.ts';

export const words: KindWords = {
  ...british,
  names: { ...british.names, 'Base colour': 'Base color' },
};
