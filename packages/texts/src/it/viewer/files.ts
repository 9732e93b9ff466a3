import type { ViewerFiles } from '../../load-viewer-texts.ts';

/** The texts of a viewer, each a file that loads when it is needed. */
export const files: ViewerFiles = {
  texts: () => import('./texts.ts'),
  errors: () => import('./errors.ts'),
  kinds: () => import('./kinds.ts'),
  prices: () => import('./prices.ts'),
};
