import type { VisitorTextsOf } from '../../visitor-texts.ts';

export const texts: VisitorTextsOf<'screens/titles'> = {
  privacy: 'פרטיות ותנאים',
};
