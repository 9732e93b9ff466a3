import type { Design } from '@vitrine/domain/design/design';
import type { Begun } from './designer.ts';
import type { Scene } from './kinds/kind.ts';

/** Begins to show a design; resolves once something is in sight, or nothing will come. */
export async function showFirst(scene: Pick<Scene, 'show'>, design: Design): Promise<Begun> {
  let soft = false;
  let resolve = (): void => undefined;
  const moment = new Promise<void>((done) => {
    resolve = done;
  });
  const shown = scene.show(design, () => {
    soft = true;
    resolve();
  });
  shown.then(resolve, resolve);
  await moment;
  return { shown, soft };
}
