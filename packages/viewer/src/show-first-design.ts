import type { Design } from '@vitrine/domain/design/design';
import type { FirstShow } from './designer.ts';
import type { Scene } from './kinds/kind.ts';

/** Starts to show a design. Resolves once something is visible, or the show has failed. */
export async function showFirstDesign(scene: Pick<Scene, 'show'>, design: Design): Promise<FirstShow> {
  let isPreviewShown = false;
  let resolve = (): void => undefined;
  const moment = new Promise<void>((done) => {
    resolve = done;
  });
  const shown = scene.show(design, () => {
    isPreviewShown = true;
    resolve();
  });
  shown.then(resolve, resolve);
  await moment;
  return { shown, isPreviewShown };
}
