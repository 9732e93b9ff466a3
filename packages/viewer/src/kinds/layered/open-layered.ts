import type { BaseImage, LayeredFile } from '@vitrine/contract/configurator-file';
import { defaultDesign } from '@vitrine/domain/design/default-design';
import type { Design } from '@vitrine/domain/design/design';
import { layeredModelWith } from '@vitrine/domain/design/layered-model-with';
import { loadMore } from '../../load-more.ts';
import type { Camera } from '../../stage/camera.ts';
import { painted } from '../../stage/painted.ts';
import type { Kind, Scene, SceneGiven } from '../kind.ts';
import { offerOf } from './offer.ts';
import { hangOpening, openingOf, type Poster } from './opening.ts';
import { type Plan, planOf } from './plan.ts';

/** A kind whose images are a base with layers over it, seen by a camera of its own. */
export const layeredKind = (cameraOf: (base: BaseImage) => Camera): Kind => ({
  read: (unchecked) => {
    const file = unchecked as LayeredFile;
    if (!Array.isArray(file.layers) || !file.base) throw new Error('layers, base');
    return {
      start: () => defaultDesign(file),
      model: (align) => layeredModelWith(align, file),
      layers: offerOf(file),
      open: (given, first) => openLayered(given, file, cameraOf(file.base), first),
    };
  },
});

/** So long the machine is left to the poster once it is painted. */
const POSTER_MS = 90;

/** Waits until a poster is as good as on the screen: a graphics context is opened by the same processors that bring it there. */
async function untilSeen({ sharp }: Poster): Promise<void> {
  await sharp;
  await painted();
  await new Promise((resolve) => setTimeout(resolve, POSTER_MS));
}

/**
 * The scene of a layered configurator: its first image as a poster, then live where the browser has WebGL2, else a still
 * image.
 */
async function openLayered(given: SceneGiven, file: LayeredFile, camera: Camera, first: Design): Promise<Scene> {
  const plan = planOf(given, file, camera);
  // What is missing is said by the scene, which tries again.
  const poster = await hangPoster(given, plan, file.base, first).catch(() => null);
  const takeDown = (): void => poster?.element.remove();
  given.signal.addEventListener('abort', takeDown);
  try {
    const [{ LiveScene, openSurface }] = await Promise.all([loadMore(), poster && untilSeen(poster)]);
    given.signal.throwIfAborted();
    const surface = openSurface(given.place);
    const scene: Scene = surface
      ? new LiveScene(given, plan, surface, poster)
      : (await import('./still.ts')).openStill(given, file.base, camera, plan.stack, takeDown);
    scene.leaveOut = async (failure) =>
      (await import('./leave-out.ts')).leaveOut(scene, file, given.latest.assets, failure);
    return scene;
  } catch (thrown) {
    takeDown();
    throw thrown;
  }
}

/** Shows the first design before anything else is there; null in a place without a size. @throws when a file does not load */
async function hangPoster(
  { latest, place }: SceneGiven,
  plan: Plan,
  base: BaseImage,
  first: Design,
): Promise<Poster | null> {
  const { camera, images } = plan;
  const size = { width: place.clientWidth, height: place.clientHeight };
  if (size.width * size.height === 0) return null;
  const bare = plan.isBase(first);
  const opening = bare ? openingOf(latest, base, camera, size) : null;
  if (opening) {
    const { spread } = camera.lens(camera.home(size), size);
    return hangOpening(place, opening, spread, plan.firstScale(size), (file) => images.address(file));
  }
  for (const { file } of plan.stack(first, 4, bare).placed) images.decoded(file, 'high').catch(() => undefined);
  const { drawPoster } = await import('./poster.ts');
  return drawPoster(place, plan, first);
}
