import type { BasePicture, LayeredFile } from '@vitrine/contract/configurator-file';
import { layeredModel } from '@vitrine/domain/design/layered-model';
import type { Camera } from '../../stage/camera.ts';
import type { Kind, Scene, SceneGiven } from '../kind.ts';
import { LiveScene } from './live-scene.ts';
import { offerOf } from './offer.ts';
import { stackOf } from './stack.ts';

/** A kind whose pictures are a base with layers over it, seen by a camera of its own. */
export const layeredKind = (cameraOf: (base: BasePicture) => Camera): Kind => ({
  read: (unchecked) => {
    const file = unchecked as LayeredFile;
    if (!Array.isArray(file.layers) || !file.base) throw new Error('layers, base');
    return {
      model: layeredModel(file),
      layers: offerOf(file),
      open: (given) => openLayered(given, file, cameraOf(file.base)),
    };
  },
});

/** The scene of a layered configurator: live where the browser has WebGL2, else a still picture. */
async function openLayered(given: SceneGiven, file: LayeredFile, camera: Camera): Promise<Scene> {
  if (given.surface) return new LiveScene(given, file, given.surface, camera);
  const { openStill } = await import('./still.ts');
  return openStill(given, file.base, camera, (design, scale) => stackOf(file, given.latest.assets, design, scale));
}
