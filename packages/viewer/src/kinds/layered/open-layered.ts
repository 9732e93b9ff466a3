import type { Camera } from '../../stage/camera.ts';
import type { Scene, SceneGiven } from '../kind.ts';
import { LiveScene } from './live-scene.ts';
import { stackOf } from './stack.ts';

/** The scene of a layered configurator: live where the browser has WebGL2, else a still picture. */
export async function openLayered(given: SceneGiven, camera: Camera): Promise<Scene> {
  if (given.surface) return new LiveScene(given, given.surface, camera);
  const { openStill } = await import('./still.ts');
  return openStill(given, camera, (design, scale) => stackOf(given.file, given.latest.assets, design, scale));
}
