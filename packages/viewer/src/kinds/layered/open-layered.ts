import type { BaseImage, DrawableFile } from '@vitrine/contract/configurator-file';
import { isHidden } from '@vitrine/domain/design/choices';
import { defaultDesign } from '@vitrine/domain/design/default-design';
import type { Design } from '@vitrine/domain/design/design';
import { drawnLayers } from '@vitrine/domain/design/layered/draw-order';
import { layeredModelWith } from '@vitrine/domain/design/layered/layered-model-with';
import { layersInOrder } from '@vitrine/domain/design/layered/layers-in-order';
import { loadInteractive } from '../../load-interactive.ts';
import { ViewerError } from '../../loading/viewer-error.ts';
import type { Surface } from '../../stage/context.ts';
import type { Camera } from '../../stage/steering/camera.ts';
import { waitForPaint } from '../../stage/wait-for-paint.ts';
import type { Kind, Scene, SceneOptions } from '../kind.ts';
import { leaveOut } from './leave-out.ts';
import { listChoiceLayers } from './list-choice-layers.ts';
import { findOpening, type Poster, showOpening } from './opening.ts';
import { createPlan, type LayeredPlan } from './plan.ts';

/** Creates a kind of a base image with layers over it, seen by a camera. */
export const createLayeredKind = (cameraOf: (base: BaseImage) => Camera): Kind => ({
  read: (unchecked) => {
    const file = unchecked as DrawableFile;
    if (!file.layers || !file.base) throw new ViewerError(file.layers ? 'scene' : 'unreadable');
    return {
      startDesign: () => defaultDesign(file),
      model: (align) => layeredModelWith(align, file),
      layers: listChoiceLayers(file),
      open: (options, first) => openLayered(options, file, cameraOf(file.base), first),
      loadParts: async () => {
        const { createLayeredParts } = await import('./layered-parts.ts');
        const listItems = (design: Design) => drawnLayers(file, design).filter((entry) => !isHidden(entry));
        return createLayeredParts(file, layersInOrder(file), listItems);
      },
    };
  },
});

/** Milliseconds without other work after the paint of the poster. */
const AFTER_POSTER_MS = 90;

/** Waits until a poster is very likely on the screen: opening a graphics context takes the processors that draw it. */
async function waitForPoster({ full }: Poster): Promise<void> {
  await full;
  await waitForPaint();
  await new Promise((resolve) => setTimeout(resolve, AFTER_POSTER_MS));
}

/**
 * Opens the scene of a layered configurator: first a poster, then live where the browser has WebGL2, else a still
 * image.
 */
async function openLayered(options: SceneOptions, file: DrawableFile, camera: Camera, first: Design): Promise<Scene> {
  const plan = createPlan(options, file, camera);
  // The scene loads the missing file again and reports it.
  const poster = await showPoster(options, plan, file.base, first).catch(() => null);
  let surface: Surface | null = null;
  const clear = (): void => {
    poster?.element.remove();
    surface?.canvas.remove();
  };
  options.signal.addEventListener('abort', clear);
  try {
    const [{ LiveScene, openSurface }] = await Promise.all([loadInteractive(), poster && waitForPoster(poster)]);
    options.signal.throwIfAborted();
    surface = openSurface(options.container);
    const scene: Scene = surface
      ? new LiveScene(options, plan, surface, poster)
      : new (await import('./still.ts')).LayeredStill(options, file.base, camera, plan.buildStack, clear);
    scene.leaveOut = (error) => leaveOut(scene, file, options.latest.assets, error);
    return scene;
  } catch (thrown) {
    // The next try opens another poster and canvas.
    clear();
    throw thrown;
  }
}

/**
 * Shows the first design before everything else; null in a container without a size. @throws when a file does not load
 */
async function showPoster(
  { latest, container }: SceneOptions,
  plan: LayeredPlan,
  base: BaseImage,
  first: Design,
): Promise<Poster | null> {
  const { camera, images } = plan;
  const size = { width: container.clientWidth, height: container.clientHeight };
  if (size.width * size.height === 0) return null;
  const isBaseAlone = plan.isBaseDesign(first);
  const opening = isBaseAlone && findOpening(latest, base, camera, size);
  if (opening) {
    const { halfExtent } = camera.lens(camera.home(size), size);
    // Its scales are those of the whole image.
    const scale = Math.max(1, plan.chooseFirstScale(size) / plan.finest);
    return showOpening(container, opening, halfExtent, scale, (file) => images.address(file));
  }
  for (const { file } of plan.buildPreview(first, isBaseAlone).placed)
    images.decode(file, 'high').catch(() => undefined);
  const { drawPoster } = await import('./poster.ts');
  return drawPoster(container, plan, first);
}
