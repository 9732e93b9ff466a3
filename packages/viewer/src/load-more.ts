import { Failure } from './loading/failure.ts';

/** What comes after the first image. @throws Failure `unreachable` */
export const loadMore = (): Promise<typeof import('./second-download.ts')> =>
  import('./second-download.ts').catch(() => {
    throw new Failure('unreachable');
  });
