import type { BasePicture, LayeredFile } from '@vitrine/contract/configurator-file';
import { defaultDesign } from '@vitrine/domain/design/default-design';
import type { Design } from '@vitrine/domain/design/design';
import { layeredModelWith } from '@vitrine/domain/design/layered-model-with';
import type { Scale } from '../../loading/choose-scale.ts';
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
      start: () => defaultDesign(file),
      model: (align) => layeredModelWith(align, file),
      layers: offerOf(file),
      open: (given) => openLayered(given, file, cameraOf(file.base)),
    };
  },
});

/** The scene of a layered configurator: live where the browser has WebGL2, else a still picture. */
async function openLayered(given: SceneGiven, file: LayeredFile, camera: Camera): Promise<Scene> {
  const { assets } = given.latest;
  const stack = (design: Design, scale: Scale) => stackOf(file, assets, design, scale);
  const scene: Scene = given.surface
    ? new LiveScene(given, file, given.surface, camera)
    : (await import('./still.ts')).openStill(given, file.base, camera, stack);
  scene.leaveOut = async (failure) => (await import('./leave-out.ts')).leaveOut(scene, file, assets, failure);
  return scene;
}
