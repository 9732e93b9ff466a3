/** Loads what comes after the first image. */
export const loadInteractive = (): Promise<typeof import('./interactive.ts')> => import('./interactive.ts');
