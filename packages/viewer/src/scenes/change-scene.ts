import type { VitrineEvents } from '@vitrine/contract/embed/element';
import type { OfferedScene } from '@vitrine/domain/design/offered-scenes';
import type { Viewer } from '../viewer.ts';
import { holdImage } from './hold-image.ts';
import type { Scenes } from './open-scenes.ts';

/** Milliseconds before a scene that is under way is said to take its time. */
const PATIENCE = 300;
const DEGREE = Math.PI / 180;

type By = VitrineEvents['vitrine-scene']['by'];

export interface SceneChange {
  /** Which scene is wanted, and whether its images take their time. */
  told(wanted: OfferedScene, waiting: boolean): void;
  /** It is in sight. */
  arrived(scene: OfferedScene): void;
}

/**
 * Answers how to change the scene. The old image stays until the new one is there; then one fades into the other. The
 * design and, unless the scene has a view of its own, the visitor's direction stay. Of several changes the last one counts;
 * one whose images do not load leaves everything as it was and is said in words.
 */
export function sceneChanger(viewer: Viewer, scenes: Scenes, place: HTMLElement, { told, arrived }: SceneChange) {
  let turn = 0;
  const fail = (scene: OfferedScene): void => {
    told(scenes.current, false);
    viewer.store.send({ type: 'image-failed', name: null, kept: viewer.store.get().design });
    tell(viewer, 'vitrine-error', { code: 'image', message: scene.name });
  };
  const change = async (wanted: OfferedScene, isLatest: () => boolean, by: By): Promise<void> => {
    await prefetch(viewer, scenes, wanted);
    const image = isLatest() && viewer.scene;
    if (!image) return;
    const letGo = await holdImage(place, image);
    const before = scenes.current;
    if (isLatest()) scenes.enter(wanted);
    const isShown = await viewer.show();
    letGo();
    if (!isLatest()) return;
    if (!isShown) {
      scenes.enter(before);
      return fail(wanted);
    }
    if (image.turns) lookAhead(viewer, wanted, scenes.yawOf(wanted));
    arrived(wanted);
    tell(viewer, 'vitrine-scene', { scene: wanted.id, name: wanted.name, by });
  };
  return (wanted: OfferedScene, by: By): void => {
    const mine = ++turn;
    const isLatest = (): boolean => mine === turn;
    told(wanted, false);
    if (wanted === scenes.current) return;
    const timer = setTimeout(() => isLatest() && told(wanted, true), PATIENCE);
    change(wanted, isLatest, by)
      .catch(() => isLatest() && fail(wanted))
      .finally(() => {
        clearTimeout(timer);
        if (isLatest()) told(scenes.current, false);
      });
  };
}

/** Fetches what the design needs in that scene, without showing it. */
function prefetch({ scene, store }: Viewer, scenes: Scenes, wanted: OfferedScene): Promise<unknown> | undefined {
  const before = scenes.current;
  scenes.enter(wanted);
  try {
    return scene?.prefetch(store.get().design);
  } finally {
    scenes.enter(before);
  }
}

/** Home is the scene's first view; only a scene that has one of its own is looked at from there at once. */
async function lookAhead({ scene }: Viewer, { initialYaw }: OfferedScene, yaw: number): Promise<void> {
  const steering = await scene?.steering();
  const first = { x: yaw * DEGREE, y: 0, zoom: 1 };
  steering?.homeAt?.(first);
  if (initialYaw !== null) steering?.look(first);
}

/** As events.ts does; that is part of the first download, which nothing may import back. */
function tell<Name extends keyof VitrineEvents>({ element }: Viewer, name: Name, detail: VitrineEvents[Name]): void {
  element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
}
