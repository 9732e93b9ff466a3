import type { VitrineEvents } from '@vitrine/contract/embed/element';
import type { OfferedScene } from '@vitrine/domain/design/offered-scenes';
import type { Viewer } from '../viewer.ts';
import { freezeImage } from './freeze-image.ts';
import type { Scenes } from './open-scenes.ts';

/** Milliseconds after which the strip shows that a scene is still loading. */
const WAITING_MS = 300;
const DEGREE = Math.PI / 180;

type By = VitrineEvents['vitrine-scene']['by'];

/** The selected scene, and whether it loads slowly. */
export interface SelectedScene {
  scene: OfferedScene;
  waiting: boolean;
}

export interface SceneChangeListener {
  selected(now: SelectedScene): void;
  /** It is visible. */
  arrived(scene: OfferedScene): void;
}

export interface SceneChanger {
  readonly selected: SelectedScene;
  /** The strip of now. A change that began under another one ends here. */
  listener: SceneChangeListener | null;
  change(target: OfferedScene, by: By): void;
}

const changers = new WeakMap<Scenes, SceneChanger>();

/**
 * The changer of these scenes: the same one for each strip that shows them, as in another language or after the form,
 * so that it knows the change under way.
 */
export function sceneChangerOf(viewer: Viewer, scenes: Scenes, container: HTMLElement): SceneChanger {
  const changer = changers.get(scenes) ?? createSceneChanger(viewer, scenes, container);
  changers.set(scenes, changer);
  return changer;
}

/**
 * Changes the scene. The old image stays until the new one is there, then one fades into the other. The design stays,
 * and so does the direction unless the scene has its own. Of several changes the last one counts. When images do not
 * load, everything stays and a notice appears.
 */
function createSceneChanger(viewer: Viewer, scenes: Scenes, container: HTMLElement): SceneChanger {
  let latestRun = 0;
  let now: SelectedScene = { scene: scenes.current, waiting: false };
  const selected = (scene: OfferedScene, waiting: boolean): void => {
    now = { scene, waiting };
    changer.listener?.selected(now);
  };
  /** What the image shows: a change that fails goes back to it, also one that followed another such change. */
  let visible = scenes.current;
  const fail = (scene: OfferedScene): void => {
    selected(scenes.current, false);
    viewer.store.send({ type: 'image-failed', name: null, design: viewer.store.get().design });
    viewer.dispatch('vitrine-error', { code: 'image', message: scene.name });
  };
  const change = async (target: OfferedScene, isLatest: () => boolean, by: By): Promise<void> => {
    await prefetch(viewer, scenes, target);
    const image = isLatest() && viewer.scene;
    if (!image) return;
    const release = await freezeImage(container, image);
    if (!isLatest()) return release();
    scenes.enter(target);
    const isShown = await showIn(viewer, scenes, target);
    release();
    // Otherwise a later change has entered its own scene, whose image decides.
    if (scenes.current === target) {
      if (isShown) visible = target;
      else scenes.enter(visible);
    }
    if (!isLatest()) return;
    if (!isShown) return fail(target);
    if (image.isPanoramic) lookAtFirstView(viewer, target, scenes.getYaw(target));
    changer.listener?.arrived(target);
    viewer.dispatch('vitrine-scene', { scene: target.id, name: target.name, by });
  };
  const start = (target: OfferedScene, by: By): void => {
    const run = ++latestRun;
    const isLatest = (): boolean => run === latestRun;
    selected(target, false);
    if (target === scenes.current) return;
    const timer = setTimeout(() => isLatest() && selected(target, true), WAITING_MS);
    change(target, isLatest, by)
      .catch(() => isLatest() && fail(target))
      .finally(() => {
        clearTimeout(timer);
        if (isLatest()) selected(scenes.current, false);
      });
  };
  const changer: SceneChanger = {
    get selected() {
      return now;
    },
    listener: null,
    change: start,
  };
  return changer;
}

/**
 * Shows the design in the scene, and the one that the visitor chooses meanwhile, whose image replaces it: until one is
 * there, the scene is not. False when it did not load.
 */
async function showIn(viewer: Viewer, scenes: Scenes, target: OfferedScene): Promise<boolean> {
  const { store } = viewer;
  const { design } = store.get();
  // Also where the design is the same again in the end: its first show was replaced.
  let isReplaced = false;
  const unsubscribe = store.subscribe(() => {
    isReplaced ||= store.get().design !== design;
  });
  const isShown = await viewer.show().finally(unsubscribe);
  return isShown && isReplaced && scenes.current === target ? showIn(viewer, scenes, target) : isShown;
}

/** Loads the images of the design in that scene, without showing them. */
function prefetch({ scene, store }: Viewer, scenes: Scenes, target: OfferedScene): Promise<unknown> | undefined {
  const before = scenes.current;
  scenes.enter(target);
  try {
    return scene?.prefetch(store.get().design);
  } finally {
    scenes.enter(before);
  }
}

/** Sets home to the scene's first view, and looks there immediately if the scene defines one. */
export async function lookAtFirstView(
  { scene }: Pick<Viewer, 'scene'>,
  { initialYaw }: OfferedScene,
  yaw: number,
): Promise<void> {
  const steering = await scene?.steering();
  const first = { x: yaw * DEGREE, y: 0, zoom: 1 };
  steering?.setHome?.(first);
  if (initialYaw !== null) steering?.lookAt(first);
}
