import { texts as british } from '../en-gb/kinds.ts';
import type { KindTexts } from '../texts.ts';

export const texts: KindTexts = {
  ...british,
  names: { ...british.names, 'Base colour': 'Base color' },
};
