import { texts as british } from '../../en-gb/viewer/kinds.ts';
import type { KindTexts } from '../../viewer-texts.ts';

export const texts: KindTexts = {
  ...british,
  names: { ...british.names, 'Base colour': 'Base color' },
};
