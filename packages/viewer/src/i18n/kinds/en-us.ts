import type { KindTexts } from '../texts.ts';
import { texts as british } from './en-gb.ts';

export const texts: KindTexts = {
  ...british,
  names: { ...british.names, 'Base colour': 'Base color' },
};
