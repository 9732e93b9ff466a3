import { ViewerError } from './loading/viewer-error.ts';

/** Loads what comes after the first image. @throws ViewerError `unreachable` */
export const loadInteractive = (): Promise<typeof import('./interactive.ts')> =>
  import('./interactive.ts').catch(() => {
    throw new ViewerError('unreachable');
  });
